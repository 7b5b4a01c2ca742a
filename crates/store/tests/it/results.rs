use std::collections::BTreeMap;

use store::{
    HeadToHead, NewResult, Occupant, Page, Rating, Scale, SeatResult, Status, Store, Wins,
};

use crate::place::{Place, account, append, new_table, open, table};

/// A finished game: who came in which place, with how much stone.
async fn played(store: &dyn Store, id: &str, game: &str, at: i64, places: &[(&str, u8, i64)]) {
    store.create_table(new_table(id, 1)).await.unwrap();
    let mut end = append(id, 0, "end");
    end.status = Some(Status::Over);
    let seats = places.iter().enumerate().map(|(seat, (who, place, stone))| SeatResult {
        seat: seat as u8,
        occupant: match who.strip_prefix("bot:") {
            Some(name) => Some(Occupant::Bot(name.into())),
            None if who.is_empty() => None,
            None => Some(Occupant::Account((*who).into())),
        },
        place: *place,
        total: 2 * stone,
        categories: BTreeMap::from([("stone".into(), *stone), ("wood".into(), *stone)]),
    });
    end.result = Some(NewResult {
        game: game.into(),
        ended_at: at,
        players: places.len() as u8,
        rated: true,
        body: format!(r#"{{"of":"{id}"}}"#),
        seats: seats.collect(),
    });
    store.append(end).await.unwrap();
}

pub async fn results_come_in_order(place: &dyn Place) {
    let store = open(place).await;
    for (id, at) in [("c", 30), ("a", 10), ("b2", 20), ("b1", 20)] {
        played(&*store, id, "quarry", at, &[("ann", 1, 9), ("bot:novice", 2, 4), ("", 3, 0)]).await;
    }
    played(&*store, "else", "other", 15, &[("ann", 1, 9)]).await;
    for limit in [1, 2, 9] {
        let (mut seen, mut page) = (Vec::new(), Page::first(limit));
        loop {
            let listing = store.results_in_order("quarry", &page).await.unwrap();
            seen.extend(listing.items.into_iter().map(|result| result.table.to_string()));
            let Some(cursor) = listing.next else { break };
            page = Page::after(cursor, limit);
        }
        assert_eq!(seen, ["a", "b1", "b2", "c"]);
    }
    let result = store.result(&table("a")).await.unwrap().unwrap();
    assert_eq!((result.game.as_str(), result.players, result.rated), ("quarry", 3, true));
    assert_eq!(result.body, r#"{"of":"a"}"#);
    assert_eq!(result.seats[1].occupant, Some(Occupant::Bot("novice".into())));
    assert_eq!(result.seats[2].occupant, None);
    assert_eq!((result.seats[0].place, result.seats[0].total), (1, 18));
    assert_eq!(result.seats[0].categories["stone"], 9);
}

pub async fn statistics_count(place: &dyn Place) {
    let store = open(place).await;
    played(&*store, "1", "quarry", 1, &[("ann", 1, 4), ("bob", 2, 0)]).await;
    played(&*store, "2", "quarry", 2, &[("bob", 1, 0), ("ann", 1, 5)]).await;
    played(&*store, "3", "quarry", 3, &[("ann", 3, 9), ("bob", 2, 0), ("cid", 1, 0)]).await;
    played(&*store, "4", "other", 4, &[("ann", 2, 100), ("bob", 1, 0)]).await;
    played(&*store, "5", "quarry", 5, &[("cid", 1, 0), ("bob", 2, 0)]).await;
    let (ann, bob) = (account("ann"), account("bob"));

    let wins = store.wins(&ann, "quarry").await.unwrap();
    assert_eq!(
        wins,
        [Wins { players: 2, games: 2, wins: 2 }, Wins { players: 3, games: 1, wins: 0 }]
    );
    let averages = store.averages(&ann, "quarry").await.unwrap();
    let found: Vec<_> =
        averages.iter().map(|one| (one.category.as_str(), one.games, one.mean)).collect();
    assert_eq!(found, [("stone", 3, 6.0), ("wood", 3, 6.0)]);
    assert!(store.averages(&ann, "unplayed").await.unwrap().is_empty());

    let met = store.head_to_head(&ann, &bob, Some("quarry")).await.unwrap();
    assert_eq!(met, HeadToHead { ahead: 1, level: 1, behind: 1 });
    let met = store.head_to_head(&bob, &ann, None).await.unwrap();
    assert_eq!(met, HeadToHead { ahead: 2, level: 1, behind: 1 });
}

pub async fn ratings_are_replaced(place: &dyn Place) {
    let store = open(place).await;
    let rating = |scale, subject: &str, game: &str, rating| Rating {
        scale,
        subject: subject.into(),
        game: game.into(),
        rating,
        deviation: 8.333_333_333_333_334,
        games: 3,
        last_table: table("t"),
        last_at: 9,
    };
    let people = |subject: &str, points| rating(Scale::People, subject, "quarry", points);
    // A whole number must come back unchanged, too.
    let all = vec![
        people("ann", 25.0),
        people("bob", 31.25),
        rating(Scale::Bots, "ann", "quarry", 1.5),
        rating(Scale::People, "ann", "other", 2.5),
    ];
    store.put_ratings(all.clone()).await.unwrap();
    for one in &all {
        let found = store.rating(one.scale, &one.subject, &one.game).await.unwrap();
        assert_eq!(found.as_ref(), Some(one));
    }
    store.put_ratings(vec![people("ann", 40.0)]).await.unwrap();
    let best = store.best_ratings(Scale::People, "quarry", 9).await.unwrap();
    assert_eq!(best, [people("ann", 40.0), people("bob", 31.25)]);
    assert_eq!(store.best_ratings(Scale::People, "quarry", 1).await.unwrap().len(), 1);

    store.replace_ratings("quarry", vec![people("cid", 7.0)]).await.unwrap();
    let best = store.best_ratings(Scale::People, "quarry", 9).await.unwrap();
    assert_eq!(best, [people("cid", 7.0)]);
    assert_eq!(store.rating(Scale::Bots, "ann", "quarry").await.unwrap(), None);
    assert!(store.rating(Scale::People, "ann", "other").await.unwrap().is_some());
}

/// Whether ratings must be recomputed is known without reading a single result.
pub async fn ratings_are_marked(place: &dyn Place) {
    let store = open(place).await;
    let mark = async || store.rating_mark("quarry").await.unwrap();
    assert!(mark().await.is_counted("1"), "there is nothing to count");
    played(&*store, "a", "quarry", 5, &[("ann", 1, 9), ("bob", 2, 3)]).await;
    played(&*store, "other", "forest", 5, &[("ann", 1, 9), ("bob", 2, 3)]).await;
    assert_eq!((mark().await.changes, mark().await.is_counted("1")), (1, false));
    store.ratings_counted("quarry", 1, "1").await.unwrap();
    assert!(mark().await.is_counted("1") && !mark().await.is_counted("2"));
    assert!(!store.rating_mark("forest").await.unwrap().is_counted("1"));

    // Undone and played to another end, while somebody counts the previous result.
    let mut undo = append("a", 1, "undo");
    undo.status = Some(Status::Playing);
    store.append(undo).await.unwrap();
    assert_eq!((mark().await.changes, mark().await.is_counted("1")), (2, false));
    store.ratings_counted("quarry", 1, "1").await.unwrap();
    assert!(!mark().await.is_counted("1"));
    store.ratings_counted("quarry", 2, "1").await.unwrap();
    assert!(mark().await.is_counted("1"));
    // A node that knew less comes late.
    store.ratings_counted("quarry", 1, "1").await.unwrap();
    assert!(mark().await.is_counted("1"));
}
