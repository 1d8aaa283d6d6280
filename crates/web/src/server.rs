//! The server as a whole: opens the store, brings back what is due, serves, and ends in order.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::hub::Hub;
use crate::limits::{Bounded, From, Makers};
use crate::routes::{App, router};
use crate::store::{SqliteStore, Store};
use crate::thinking::Thinkers;
use crate::world::World;

/// How a server is to run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The folder of the database.
    pub data: PathBuf,
    /// Where people reach the server, if that is not where it listens: `https://diner.example`.
    pub public_url: Option<String>,
    /// For how many days games that are over are kept; `None` for ever.
    pub keep_days: Option<u32>,
    /// For tests: a number from which all games are dealt, one after the other, in place of chance.
    /// Whoever knows it knows every card.
    pub deals: Option<u64>,
}

/// Why a server does not run.
#[derive(Debug)]
pub enum Failed {
    /// The address cannot be listened at.
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be used.
    Store(String),
    /// The system gave no threads, or the listener broke.
    System(std::io::Error),
}

const MINUTE: Duration = Duration::from_secs(60);
/// How often a server says that it is alive.
const BEAT: Duration = Duration::from_secs(5);
const DAY: i64 = 24 * 3_600_000;

/// Rooms in which nothing happened for so long leave memory.
const IDLE: i64 = 10 * 60_000;

/// Rooms that never began are kept for so long.
const UNSTARTED: i64 = 7 * DAY;

/// How long open answers may take once the server is told to end.
const FAREWELL: Duration = Duration::from_secs(3);

/// Serves until the process is told to end. `ready` is told the address that is listened at.
///
/// # Errors
/// Why it does not run.
pub fn serve(settings: Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), Failed> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failed::System)?;
    let served = runtime.block_on(run(settings, ready));
    runtime.shutdown_timeout(FAREWELL);
    served
}

async fn run(settings: Settings, ready: impl FnOnce(SocketAddr)) -> Result<(), Failed> {
    let store = SqliteStore::open(&settings.data).map_err(|why| Failed::Store(why.to_string()))?;
    let listener = TcpListener::bind(settings.listen)
        .await
        .map_err(|why| Failed::Listen(settings.listen, why))?;
    let address = listener.local_addr().map_err(Failed::System)?;
    let mut world = World::real();
    if let Some(seed) = settings.deals {
        tracing::warn!(
            seed,
            "every card of this server's games follows from a number: only for tests"
        );
        world = world.dealt_from(seed);
    }
    let last = store.last_beat().await.map_err(|why| Failed::Store(why.to_string()))?;
    let down = last.map(|last| (last, world.now()));
    let hub = Hub::new(Box::new(store), world, Thinkers::new(), down);
    // What cannot be woken is logged; the server is of use without it.
    let _ = hub.wake().await;
    let closing = CancellationToken::new();
    let app = App {
        hub: Arc::clone(&hub),
        public_url: settings.public_url,
        closing: closing.clone(),
        makers: Arc::new(Makers::new()),
    };
    let beating = tokio::spawn(beat(Arc::clone(&hub)));
    let tidying = tokio::spawn(tidy(Arc::clone(&hub), settings.keep_days));
    ready(address);
    let service = router(app).into_make_service_with_connect_info::<From>();
    let serving = axum::serve(Bounded::new(listener), service)
        .with_graceful_shutdown(closing.clone().cancelled_owned());
    let serving = tokio::spawn(async move { serving.await });
    told_to_end().await;
    closing.cancel();
    tidying.abort();
    beating.abort();
    match tokio::time::timeout(FAREWELL, serving).await {
        Ok(Ok(served)) => served.map_err(Failed::System),
        // Whoever is still being answered has had time enough.
        Ok(Err(_)) | Err(_) => Ok(()),
    }
}

/// Says again and again that this server is alive, so that the next one knows how long none was.
async fn beat(hub: Arc<Hub>) {
    let mut beats = tokio::time::interval(BEAT);
    loop {
        beats.tick().await;
        if let Err(why) = hub.store.beat(hub.world.now()).await {
            tracing::error!("noting the time: {why}");
        }
    }
}

/// Once a minute: rooms in which something is due come back; others leave memory; once a day: rooms leave the store.
async fn tidy(hub: Arc<Hub>, keep_days: Option<u32>) {
    let mut minutes = tokio::time::interval(MINUTE);
    let mut cleaned = i64::MIN;
    loop {
        minutes.tick().await;
        let _ = hub.wake().await;
        hub.forget(IDLE);
        let now = hub.world.now();
        if now / DAY != cleaned {
            cleaned = now / DAY;
            let finished = keep_days.map(|days| now - i64::from(days) * DAY);
            match hub.store.clean(now - UNSTARTED, finished).await {
                Ok(0) => {}
                Ok(rooms) => tracing::info!("{rooms} old rooms removed"),
                Err(why) => tracing::error!("removing old rooms: {why}"),
            }
        }
    }
}

async fn told_to_end() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without a way to be told, the process is ended from outside.
    if interrupt.await.is_err() {
        std::future::pending::<()>().await;
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failed::Listen(address, why) => write!(f, "cannot listen at {address}: {why}"),
            Failed::Store(why) => f.write_str(why),
            Failed::System(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for Failed {}
