//! A server on a real connection, and the plainest of clients, for tests.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::hub::Hub;
use crate::limits::{Bounded, From, Makers};
use crate::routes::{App, router};
use crate::store::SqliteStore;
use crate::thinking::Thinkers;
use crate::world::World;

pub(super) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The server; it ends with the test.
pub(super) struct Server {
    pub(super) address: SocketAddr,
    pub(super) app: App,
    _folder: tempfile::TempDir,
}

impl Server {
    pub(super) async fn new() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(folder.path()).unwrap();
        let app = App {
            hub: Hub::new(Box::new(store), World::real(), Thinkers::new(), None),
            public_url: None,
            closing: Default::default(),
            makers: Arc::new(Makers::new()),
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = router(app.clone()).into_make_service_with_connect_info::<From>();
        tokio::spawn(async move { axum::serve(Bounded::new(listener), service).await });
        Server { address, app, _folder: folder }
    }

    /// One request on a connection of its own.
    pub(super) async fn ask(&self, head: &str, cookie: &str, form: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = self.request(head, cookie, form);
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }

    /// The text of a request.
    pub(super) fn request(&self, head: &str, cookie: &str, form: &str) -> String {
        format!(
            "{head} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\nconnection: close\r\n\
             accept: application/json\r\ncontent-type: application/x-www-form-urlencoded\r\n\
             content-length: {}\r\n\r\n{form}",
            self.address,
            form.len(),
        )
    }

    pub(super) async fn open(
        &self,
        path: &str,
        cookie: &str,
        origin: &str,
    ) -> Result<Socket, Error> {
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        request.headers_mut().insert("origin", origin.parse().unwrap());
        tokio_tungstenite::connect_async(request).await.map(|(socket, _)| socket)
    }

    pub(super) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// A header of an answer, up to the first semicolon.
pub(super) fn header(answer: &str, name: &str) -> String {
    let line = answer.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
    let line = line.unwrap_or_else(|| panic!("no {name}: {answer}"));
    line.split(';').next().unwrap_or_default().to_string()
}
