//! How much one address may ask for: connections at once, and games in an hour.

use std::collections::HashMap;
use std::hash::Hash;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// Connections that one address may hold at once; a browser holds up to six and a socket a page.
const CONNECTIONS: usize = 200;

/// Games that one address may make in an hour.
const GAMES: usize = 600;

const HOUR: i64 = 3_600_000;

/// Counts by address. An address that is at nothing is not kept.
struct Counts<K>(Mutex<HashMap<K, usize>>);

impl<K: Eq + Hash + Copy> Counts<K> {
    /// Counts one more, unless there are as many as may be.
    fn take(&self, key: K, most: usize) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_insert(0);
        if *count >= most {
            return false;
        }
        *count += 1;
        true
    }

    fn give_back(&self, key: K) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&key);
            }
        }
    }
}

/// A listener that closes the connections of an address that has too many.
pub(crate) struct Bounded {
    listener: TcpListener,
    counts: Arc<Counts<IpAddr>>,
}

/// A connection that is counted for as long as it lasts.
pub(crate) struct Counted {
    stream: TcpStream,
    counts: Arc<Counts<IpAddr>>,
    from: IpAddr,
}

/// The address of whoever asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

impl Bounded {
    pub(crate) fn new(listener: TcpListener) -> Bounded {
        Bounded { listener, counts: Arc::new(Counts(Mutex::default())) }
    }
}

impl Listener for Bounded {
    type Io = Counted;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Counted, SocketAddr) {
        loop {
            // The listener's own accept waits where the system has no more to give.
            let (stream, address) = Listener::accept(&mut self.listener).await;
            let from = address.ip();
            if self.counts.take(from, CONNECTIONS) {
                let counts = Arc::clone(&self.counts);
                return (Counted { stream, counts, from }, address);
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.counts.give_back(self.from);
    }
}

impl Connected<IncomingStream<'_, Bounded>> for From {
    fn connect_info(stream: IncomingStream<'_, Bounded>) -> From {
        From(stream.remote_addr().ip())
    }
}

impl AsyncRead for Counted {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Counted {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Games made by address, in the hour that runs.
pub(crate) struct Makers {
    made: Counts<(IpAddr, i64)>,
}

impl Makers {
    pub(crate) fn new() -> Makers {
        Makers { made: Counts(Mutex::default()) }
    }

    /// Counts a game, unless the address has made as many as it may. An address that is not known,
    /// in tests, may make any number.
    pub(crate) fn may_make(&self, from: Option<IpAddr>, now: i64) -> bool {
        let hour = now / HOUR;
        let mut made = self.made.0.lock().unwrap_or_else(PoisonError::into_inner);
        made.retain(|&(_, of), _| of == hour);
        drop(made);
        from.is_none_or(|from| self.made.take((from, hour), GAMES))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_makes_so_many_games_in_an_hour() {
        let (makers, one, other) = (Makers::new(), [127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        assert!((0..GAMES).all(|_| makers.may_make(Some(one), 5)));
        assert!(!makers.may_make(Some(one), 6));
        assert!(makers.may_make(Some(other), 6));
        assert!(makers.may_make(Some(one), HOUR + 6));
        assert!(makers.may_make(None, 6));
    }

    #[tokio::test]
    async fn connections_count_until_they_end() {
        let mut listener = Bounded::new(TcpListener::bind("127.0.0.1:0").await.unwrap());
        let address = listener.local_addr().unwrap();
        let _client = TcpStream::connect(address).await.unwrap();
        let (held, from) = listener.accept().await;
        assert_eq!(listener.counts.0.lock().unwrap().get(&from.ip()), Some(&1));
        drop(held);
        assert!(listener.counts.0.lock().unwrap().is_empty());
    }
}
