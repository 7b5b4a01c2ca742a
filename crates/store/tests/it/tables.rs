use store::{
    Cursor, Listing, LobbyFilter, NewTable, Page, Shelf, Status, Store, StoreError, Table,
    Visibility,
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
            // Through text, as a link would have it.
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
