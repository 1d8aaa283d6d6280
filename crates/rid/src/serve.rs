//! `rid serve`: the diner in the browser, with its database in the user's data folder.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;

use clap::{Args, Parser};
use web::Settings;

use crate::cli::one_line;
use crate::failure::{Failure, Outcome};
use crate::output::print;

#[derive(Args)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:7878]
    #[arg(long, value_name = "ADDRESS", env = "RID_LISTEN")]
    listen: Option<SocketAddr>,
    /// Let other devices in: listen on all interfaces, and print the address that they can reach
    #[arg(long, env = "RID_LAN")]
    lan: bool,
    /// The folder of the database [default: rid in the user's data folder]
    #[arg(long, value_name = "DIR", env = "RID_DATA")]
    data: Option<PathBuf>,
    /// Where people reach this server, if it is not where it listens: a scheme and a host
    #[arg(long, value_name = "URL", env = "RID_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Remove games that are over after so many days [default: keep them for ever]
    #[arg(long, value_name = "DAYS", env = "RID_KEEP", value_parser = clap::value_parser!(u32).range(1..))]
    keep: Option<u32>,
    /// For tests: deal all games from this number, one after the other; whoever knows it knows every card
    #[arg(long, value_name = "SEED", hide = true)]
    deals: Option<u64>,
}

const PORT: u16 = 7878;

/// What may be set where no command is named.
#[derive(Parser)]
struct Alone {
    #[command(flatten)]
    args: ServeArgs,
}

impl ServeArgs {
    /// Without any argument: what the environment says.
    pub(crate) fn of_environment() -> Outcome<ServeArgs> {
        let read = Alone::try_parse_from(["rid"]);
        read.map(|alone| alone.args).map_err(|why| Failure::usage(one_line(&why.to_string())))
    }
}

/// Tells what is going on, on standard error; `RUST_LOG` says how much.
fn log() {
    use tracing_subscriber::EnvFilter;
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,web=info"));
    let told = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Another logger is as good.
    let _ = told.try_init();
}

pub(crate) fn run(args: &ServeArgs) -> Outcome {
    log();
    let everywhere = if args.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
    let mut listen = args.listen.unwrap_or(SocketAddr::from((everywhere, PORT)));
    if args.lan && listen.ip().is_loopback() {
        listen.set_ip(everywhere.into());
    }
    let data = args.data.clone().or_else(|| Some(dirs::data_dir()?.join("rid")));
    let data = data.ok_or_else(|| {
        Failure::usage("there is no data folder for this user: name one with --data DIR".into())
    })?;
    let settings = Settings {
        listen,
        data: data.clone(),
        public_url: args.public_url.clone(),
        keep_days: args.keep,
        deals: args.deals,
    };
    let public = args.public_url.clone();
    let ready = |address: SocketAddr| {
        let folder = data.display();
        let lines = addresses(address, public.as_deref());
        // A closed pipe is no reason not to serve.
        let _ = print(&format!("{lines}games are kept in {folder}; Ctrl-C ends the server\n"));
    };
    web::serve(settings, ready).map_err(|why| Failure::bad(why.to_string()))
}

/// A line for each way to the server.
fn addresses(address: SocketAddr, public: Option<&str>) -> String {
    let port = address.port();
    let own = if address.ip().is_unspecified() {
        SocketAddr::from((Ipv4Addr::LOCALHOST, port))
    } else {
        address
    };
    let mut lines = format!("the diner is open at http://{own}\n");
    if address.ip().is_unspecified() {
        lines += &match reachable() {
            Some(ip) => {
                format!("other devices in the house: http://{}\n", SocketAddr::from((ip, port)))
            }
            None => "other devices: this machine has no address on a network\n".to_string(),
        };
    }
    if let Some(url) = public {
        lines += &format!("everybody: {url}\n");
    }
    lines
}

/// The address by which this machine would speak to others. Nothing is sent for it.
fn reachable() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address kept for documentation: it only chooses the interface.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

fn public_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.map(|rest| rest.trim_end_matches('/')).unwrap_or_default();
    if host.is_empty() || host.contains(['/', '?', '#', '@', ' ']) {
        return Err("expected http:// or https:// and a host, without a path".into());
    }
    Ok(text.trim_end_matches('/').to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        assert_eq!(public_url("https://diner.example/"), Ok("https://diner.example".into()));
        assert_eq!(public_url("http://10.0.0.5:7878"), Ok("http://10.0.0.5:7878".into()));
        for bad in ["diner.example", "https://", "https://a/b", "ftp://a", "https://u@a"] {
            assert!(public_url(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn each_way_to_the_server_has_a_line() {
        let lines = addresses(SocketAddr::from(([127, 0, 0, 1], 7878)), None);
        assert_eq!(lines, "the diner is open at http://127.0.0.1:7878\n");
        let lines = addresses(SocketAddr::from(([0, 0, 0, 0], 80)), Some("https://diner.example"));
        assert!(lines.starts_with("the diner is open at http://127.0.0.1:80\nother devices"));
        assert!(lines.ends_with("everybody: https://diner.example\n"));
    }
}
