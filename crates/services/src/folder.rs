//! Where a throw-away server keeps its things, and how its program is run.

use std::fs::{self, Permissions};
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A folder for one server, gone when it is dropped.
pub(crate) struct Folder {
    folder: TempDir,
    user: Option<User>,
}

/// Whom a server runs as, where we are root: PostgreSQL refuses to be root.
#[derive(Clone, Copy)]
struct User {
    uid: u32,
    gid: u32,
}

impl Folder {
    /// A new folder for a server that may run as whoever we are.
    pub(crate) fn plain() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder for a server"), user: None }
    }

    /// A new folder; if we are root it belongs to the user of this name.
    pub(crate) fn new(user: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder for a server");
        let user = is_root().then(|| User::named(user));
        if let Some(User { uid, gid }) = user {
            chown(folder.path(), Some(uid), Some(gid)).expect("to give a folder away");
            let open = Permissions::from_mode(0o755);
            fs::set_permissions(folder.path(), open).expect("to open a folder");
        }
        Self { folder, user }
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// A program that runs in the folder, as its owner, and not longer than this process.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL"]);
        if let Some(User { uid, gid }) = self.user {
            command.arg("--clear-groups");
            command.arg(format!("--reuid={uid}")).arg(format!("--regid={gid}"));
        }
        command.arg("--").arg(program).current_dir(self.path());
        command
    }
}

impl User {
    fn named(name: &str) -> Self {
        let list = fs::read_to_string("/etc/passwd").expect("a list of users");
        let fields: Vec<_> = list
            .lines()
            .map(|line| line.split(':').collect::<Vec<_>>())
            .find(|fields| fields[0] == name)
            .unwrap_or_else(|| panic!("there is no user {name}; is its package installed?"));
        let number = |n: usize| fields[n].parse().expect("a number of a user");
        Self { uid: number(2), gid: number(3) }
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("to run id");
    id.stdout.trim_ascii() == b"0"
}

/// A port that nobody has right now.
///
/// # Panics
/// If there is none.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    listener.local_addr().expect("an address").port()
}

/// The program of this name in one of these folders, the last of them first, or on the path.
pub(crate) fn find(name: &str, folders: &[PathBuf]) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let usual = std::env::split_paths(&path);
    let all = folders.iter().rev().cloned().chain(usual);
    all.map(|folder| folder.join(name))
        .find(|program| program.is_file())
        .unwrap_or_else(|| panic!("{name} is missing; `make deps` installs it"))
}
