use store::{
    Crowd, Cursor, Listing, LobbyFilter, Most, NewTable, Page, Shelf, Status, Store, StoreError,
    Table, Visibility,
};

use crate::place::{Place, account, append, bot, new_table, open, person, table};

fn ids(listing: &Listing<Table>) -> Vec<&str> {
    listing.items.iter().map(|table| table.id.as_str()).collect()
}

async fn set(store: &dyn Store, id: &str, at: i64, status: Status, awaiting: u32) {
    let seq = store.head(&table(id)).await.unwrap();
    let mut append = append(id, seq, "a");
    append.at = at;
    append.status = Some(status);
    append.awaiting = Some(awaiting);
    store.append(append).await.unwrap();
}

pub async fn tables_are_found(place: &dyn Place) {
    let store = open(place).await;
    let new = NewTable {
        host: Some(account("ann")),
        visibility: Visibility::Private,
        players: 3,
        rated: false,
        // In the wrong order.
        seats: vec![bot(2, "novice"), person(0, "ann")],
        ..new_table("t", 5)
    };
    store.create_table(new.clone()).await.unwrap();
    let found = store.table(&table("t")).await.unwrap().unwrap();
    assert_eq!((&found.game, &found.setup, &found.edition), (&new.game, &new.setup, &new.edition));
    assert_eq!((&found.host, found.visibility, found.players), (&new.host, new.visibility, 3));
    assert_eq!((found.rated, &found.clock, found.status), (false, &new.clock, Status::Open));
    assert_eq!((found.created_at, found.updated_at, found.awaiting), (5, 5, 0));
    assert_eq!(found.seats, [person(0, "ann"), bot(2, "novice")]);
    assert_eq!(found.free_seats(), 1);

    let twice = store.create_table(NewTable { game: "other".into(), ..new }).await;
    assert!(matches!(twice, Err(StoreError::Exists { what: "table", .. })), "{twice:?}");
    assert_eq!(store.table(&table("t")).await.unwrap(), Some(found));
    assert_eq!(store.table(&table("nowhere")).await.unwrap(), None);
}

pub async fn the_lobby_filters(place: &dyn Place) {
    let store = open(place).await;
    let both = vec![person(0, "ann"), bot(1, "novice")];
    let tables = [
        new_table("empty", 1),
        NewTable { seats: both.clone(), ..new_table("full", 2) },
        NewTable { game: "other".into(), ..new_table("other", 3) },
        NewTable { clock: "daily".into(), ..new_table("daily", 4) },
        NewTable { visibility: Visibility::Private, ..new_table("private", 5) },
        NewTable { seats: both, ..new_table("playing", 6) },
    ];
    for table in tables {
        store.create_table(table).await.unwrap();
    }
    set(&*store, "playing", 7, Status::Playing, 1).await;

    let check = async |filter: LobbyFilter, expected: &[&str]| {
        assert_eq!(ids(&store.lobby(&filter, &Page::first(10)).await.unwrap()), expected);
    };
    let any = LobbyFilter::default;
    check(any(), &["playing", "daily", "other", "full", "empty"]).await;
    check(LobbyFilter { game: Some("other".into()), ..any() }, &["other"]).await;
    check(LobbyFilter { status: Some(Status::Playing), ..any() }, &["playing"]).await;
    check(LobbyFilter { clock: Some("daily".into()), ..any() }, &["daily"]).await;
    check(LobbyFilter { free_seats: true, ..any() }, &["daily", "other", "empty"]).await;
    let quarry = Some("quarry".into());
    let all = LobbyFilter {
        game: quarry,
        status: Some(Status::Open),
        free_seats: true,
        clock: Some("live".into()),
    };
    check(all, &["empty"]).await;
}

pub async fn lists_come_in_pages(place: &dyn Place) {
    let store = open(place).await;
    // Some at the same time: then the id decides.
    let all: Vec<String> = (0..10).map(|n| format!("t{n}")).collect();
    for (n, id) in all.iter().enumerate() {
        let seats = vec![person(0, "ann"), person(1, "bob")];
        store.create_table(NewTable { seats, ..new_table(id, n as i64 / 3) }).await.unwrap();
    }
    let (ann, any) = (account("ann"), LobbyFilter::default());
    for limit in [1, 3, 5, 10, 11] {
        let (mut lobby, mut mine, mut open) = (Vec::new(), Vec::new(), Vec::new());
        let mut pages =
            [Some(Page::first(limit)), Some(Page::first(limit)), Some(Page::first(limit))];
        while let Some(page) = pages[0].take() {
            let listing = store.lobby(&any, &page).await.unwrap();
            lobby.extend(ids(&listing).into_iter().map(String::from));
            pages[0] = listing.next.map(|cursor| Page::after(cursor, limit));
        }
        while let Some(page) = pages[1].take() {
            let listing = store.tables_of(&ann, Shelf::Running, &page).await.unwrap();
            mine.extend(ids(&listing).into_iter().map(String::from));
            // Through text, as in a link.
            pages[1] = listing
                .next
                .map(|cursor| Page::after(cursor.to_string().parse::<Cursor>().unwrap(), limit));
        }
        while let Some(page) = pages[2].take() {
            let listing = store.tables_with(Status::Open, &page).await.unwrap();
            open.extend(ids(&listing).into_iter().map(String::from));
            pages[2] = listing.next.map(|cursor| Page::after(cursor, limit));
        }
        assert_eq!(open, all);
        lobby.reverse();
        assert_eq!(lobby, all);
        mine.reverse();
        assert_eq!(mine, all);
    }
}

pub async fn my_tables_say_whose_turn_it_is(place: &dyn Place) {
    let store = open(place).await;
    let seats = || vec![person(0, "ann"), person(1, "bob")];
    for id in ["mine", "theirs", "done", "earlier"] {
        store.create_table(NewTable { seats: seats(), ..new_table(id, 1) }).await.unwrap();
    }
    store.create_table(new_table("strange", 1)).await.unwrap();
    let host = Some(account("ann"));
    store.create_table(NewTable { host: host.clone(), ..new_table("hosted", 2) }).await.unwrap();
    store.create_table(NewTable { host, ..new_table("given up", 2) }).await.unwrap();
    set(&*store, "given up", 3, Status::Over, 0).await;
    set(&*store, "mine", 10, Status::Playing, 0b01).await;
    set(&*store, "theirs", 11, Status::Playing, 0b10).await;
    set(&*store, "done", 12, Status::Over, 0).await;
    set(&*store, "earlier", 9, Status::Over, 0).await;

    let ann = account("ann");
    let running = store.tables_of(&ann, Shelf::Running, &Page::first(9)).await.unwrap();
    assert_eq!(ids(&running), ["theirs", "mine", "hosted"]);
    let turns: Vec<_> = running.items.iter().map(|table| table.awaits(&ann)).collect();
    assert_eq!(turns, [false, true, false]);
    let finished = store.tables_of(&ann, Shelf::Finished, &Page::first(9)).await.unwrap();
    assert_eq!(ids(&finished), ["done", "earlier"]);
}

/// A start loads these and no others.
pub async fn what_is_due_is_found(place: &dyn Place) {
    let store = open(place).await;
    for (id, seats) in [("clock", 1), ("idle", 1), ("ready", 2)] {
        let seats = (0..seats).map(|seat| bot(seat, "novice")).collect();
        store.create_table(NewTable { seats, ..new_table(id, 5) }).await.unwrap();
    }
    let due = async |before, after: Option<&Cursor>, limit| {
        let found = store.tables_due(before, after, limit).await.unwrap();
        found.into_iter().map(|(id, at)| (id.to_string(), at)).collect::<Vec<_>>()
    };
    // A table that lacks nobody should begin, even if whoever opened it hung up.
    assert_eq!(due(100, None, 9).await, [("ready".into(), 5)]);
    let mut append = append("clock", 0, "a");
    append.due_at = Some(40);
    store.append(append).await.unwrap();
    assert_eq!(due(39, None, 9).await, [("ready".into(), 5)]);
    let both = [("ready".to_owned(), 5), ("clock".to_owned(), 40)];
    assert_eq!(due(40, None, 9).await, both);
    assert_eq!(due(40, None, 1).await, both[..1]);
    let cursor = Cursor { at: 5, id: "ready".into() };
    assert_eq!(due(40, Some(&cursor), 9).await, both[1..]);

    // A writer that has read something else changes nothing.
    store.settle_due(&table("clock"), 41, None).await.unwrap();
    assert_eq!(due(40, None, 9).await, both);
    store.settle_due(&table("clock"), 40, Some(90)).await.unwrap();
    store.settle_due(&table("ready"), 5, None).await.unwrap();
    assert_eq!(due(100, None, 9).await, [("clock".into(), 90)]);
    store.append(crate::place::append("clock", 1, "b")).await.unwrap();
    assert_eq!(due(100, None, 9).await, []);
}

/// Every waiting bot is reached, even if nothing can be done about the first ones.
pub async fn bots_that_wait_come_in_turns(place: &dyn Place) {
    let store = open(place).await;
    let all: Vec<String> = (0..7).map(|n| format!("t{n}")).collect();
    for (n, id) in all.iter().enumerate() {
        store.create_table(new_table(id, 1)).await.unwrap();
        let mut append = append(id, 0, "a");
        // Some since the same moment.
        append.bot_since = Some(n as i64 / 2);
        store.append(append).await.unwrap();
    }
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let some = store.bots_waiting(2, after.as_ref(), 2).await.unwrap();
        let Some((id, at)) = some.last() else { break };
        after = Some(Cursor { at: *at, id: id.to_string() });
        found.extend(some.into_iter().map(|(id, _)| id.to_string()));
    }
    assert_eq!(found, all[..6]);
}

fn crowded(id: &str, at: i64, host: &str, origin: &str) -> NewTable {
    let crowd = Crowd {
        origin: origin.into(),
        waiting: Most { of_host: 2, of_origin: 5 },
        playing: Most { of_host: 3, of_origin: 6 },
    };
    NewTable { host: Some(account(host)), crowd: Some(crowd), ..new_table(id, at) }
}

pub async fn only_so_many_tables_wait(place: &dyn Place) {
    let store = open(place).await;
    let mut n = 0;
    let mut create = async |host: &str, origin: &str| {
        n += 1;
        match store.create_table(crowded(&format!("t{n}"), n, host, origin)).await {
            Ok(()) => true,
            Err(StoreError::Crowded) => false,
            Err(error) => panic!("{error}"),
        }
    };
    assert!(create("ann", "here").await && create("ann", "there").await);
    assert!(!create("ann", "elsewhere").await, "two of one host");
    for host in ["b", "b", "c", "c"] {
        assert!(create(host, "here").await);
    }
    assert!(!create("d", "here").await, "five from one place");
    assert!(create("d", "there").await);
    // A table whose game begins no longer waits.
    set(&*store, "t1", 100, Status::Playing, 1).await;
    assert!(create("ann", "here").await && !create("ann", "here").await);
    // Nor does one that lacks nobody.
    let seats = vec![bot(0, "novice"), bot(1, "novice")];
    store.create_table(NewTable { seats, ..crowded("full", 9, "ann", "here") }).await.unwrap();
}

pub async fn only_so_many_games_are_played(place: &dyn Place) {
    let store = open(place).await;
    let mut n = 0;
    let mut play = async |host: &str, origin: &str| {
        n += 1;
        let id = format!("t{n}");
        let seats = vec![person(0, host), bot(1, "novice")];
        let new = NewTable { seats, ..crowded(&id, n, host, origin) };
        match store.create_table(new).await {
            Ok(()) => set(&*store, &id, n, Status::Playing, 1).await,
            Err(StoreError::Crowded) => return false,
            Err(error) => panic!("{error}"),
        }
        true
    };
    for _ in 0..3 {
        assert!(play("ann", "here").await);
    }
    assert!(!play("ann", "there").await, "three of one host");
    for host in ["b", "c", "d"] {
        assert!(play(host, "here").await);
    }
    assert!(!play("e", "here").await, "six from one place");
    // Nor can more be opened that would be played at once.
    let refused = store.create_table(crowded("open", 9, "ann", "there")).await;
    assert!(matches!(refused, Err(StoreError::Crowded)), "{refused:?}");
    set(&*store, "t1", 50, Status::Over, 0).await;
    assert!(play("e", "here").await, "one is over");
    assert!(play("ann", "there").await);
}

/// However many tables somebody opens, the newest of everybody else come before most of them; and
/// paging shows each table once.
pub async fn a_flood_does_not_fill_the_lobby(place: &dyn Place) {
    let store = open(place).await;
    for n in 0..40 {
        let most = Most { of_host: 99, of_origin: 99 };
        let crowd = Crowd { origin: "flood".into(), waiting: most, playing: most };
        let new = NewTable { crowd: Some(crowd), ..new_table(&format!("f{n:02}"), 100 + n) };
        store.create_table(new).await.unwrap();
    }
    for (id, at) in [("ann", 1), ("bob", 2)] {
        store.create_table(crowded(id, at, id, id)).await.unwrap();
    }
    store.create_table(new_table("old", 3)).await.unwrap();
    for status in [None, Some(Status::Open), Some(Status::Playing)] {
        if status == Some(Status::Playing) {
            // The same if all of them are played.
            for id in
                (0..40).map(|n| format!("f{n:02}")).chain(["ann", "bob", "old"].map(Into::into))
            {
                set(&*store, &id, 200, Status::Playing, 1).await;
            }
        }
        for limit in [1, 4, 6, 7, 20, 50] {
            let filter = LobbyFilter { status, ..LobbyFilter::default() };
            let (mut page, mut seen) = (Some(Page::first(limit)), Vec::new());
            while let Some(at) = page.take() {
                let listing = store.lobby(&filter, &at).await.unwrap();
                seen.extend(ids(&listing).into_iter().map(String::from));
                let text = listing.next.map(|cursor| cursor.to_string());
                page = text.map(|text| Page::after(text.parse::<Cursor>().unwrap(), limit));
            }
            assert_eq!(seen[..6], ["f39", "f38", "f37", "old", "bob", "ann"], "{limit}");
            assert_eq!((seen.len(), seen[6].as_str()), (43, "f36"), "{limit}");
            assert_eq!(seen[42], "f00");
        }
    }
}

pub async fn what_nobody_used_expires(place: &dyn Place) {
    let store = open(place).await;
    let ann = || vec![person(0, "ann")];
    for (id, at) in [("old", 10), ("new", 60), ("played", 10)] {
        store.create_table(NewTable { seats: ann(), ..new_table(id, at) }).await.unwrap();
    }
    for (id, at) in [("brief", 10), ("brief later", 10)] {
        let new = NewTable { seats: ann(), brief: true, rated: false, ..new_table(id, at) };
        store.create_table(new).await.unwrap();
    }
    store.invite("hash", &table("old"), 10).await.unwrap();
    store.put_note(&table("old"), &account("ann"), "mine", 10).await.unwrap();
    set(&*store, "played", 20, Status::Playing, 1).await;
    set(&*store, "brief", 20, Status::Over, 0).await;
    set(&*store, "brief later", 90, Status::Playing, 0).await;
    let expire = async |open, brief, limit| {
        let expired = store.expire_tables(open, brief, limit).await.unwrap();
        expired.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert!(expire(10, 10, 9).await.is_empty());
    assert_eq!(expire(50, 50, 9).await, ["brief", "old"]);
    assert!(expire(50, 50, 9).await.is_empty());
    assert_eq!(store.table(&table("old")).await.unwrap(), None);
    assert!(store.invitation("hash").await.unwrap().is_none());
    assert!(store.entries_since(&table("brief"), 0).await.unwrap().is_empty());
    for id in ["new", "played", "brief later"] {
        assert!(store.table(&table(id)).await.unwrap().is_some(), "{id}");
    }
    assert_eq!(expire(99, 99, 1).await.len(), 2, "one of each kind");

    // A move hours later counts, and so does the exact time within the hour.
    let hour = 3_600_000;
    let used = 9 * hour + 30;
    let new = NewTable { seats: ann(), brief: true, rated: false, ..new_table("moved", hour) };
    store.create_table(new).await.unwrap();
    store.append(store::Append::new(table("moved"), 0, used).entry("{}")).await.unwrap();
    assert!(expire(0, used, 9).await.iter().all(|id| id != "moved"));
    assert!(expire(0, used + 1, 9).await.contains(&"moved".to_owned()));
}

/// An abandoned game against bots alone is removed some day; one between people is not, nor one
/// that has something at stake.
pub async fn games_that_were_given_up_expire(place: &dyn Place) {
    let store = open(place).await;
    let quiet = |id: &str| NewTable { clock: "none".into(), rated: false, ..new_table(id, 1) };
    let solo = || vec![person(0, "ann"), bot(1, "novice")];
    let tables = [
        NewTable { seats: solo(), ..quiet("alone") },
        NewTable { seats: solo(), ..quiet("later") },
        NewTable { seats: vec![person(0, "ann"), person(1, "ann")], ..quiet("hot seat") },
        NewTable { seats: vec![person(0, "ann"), person(1, "bob")], ..quiet("people") },
        NewTable { seats: solo(), clock: "daily".into(), ..quiet("daily") },
        NewTable { seats: solo(), rated: true, ..quiet("rated") },
    ];
    for new in tables {
        let (id, at) = (new.id.clone(), if new.id.as_str() == "later" { 80 } else { 10 });
        store.create_table(new).await.unwrap();
        set(&*store, id.as_str(), at, Status::Playing, 1).await;
    }
    let (mut gone, mut after) = (Vec::new(), None);
    for _ in 0..3 {
        let (some, next) = store.expire_games(50, after.as_ref(), 1).await.unwrap();
        gone.extend(some.iter().map(ToString::to_string));
        after = next;
    }
    assert!(store.expire_games(50, after.as_ref(), 1).await.unwrap().1.is_none());
    assert_eq!(gone, ["alone", "hot seat"]);
    for (id, is_there) in [("alone", false), ("later", true), ("people", true), ("daily", true)] {
        assert_eq!(store.table(&table(id)).await.unwrap().is_some(), is_there, "{id}");
    }
}
