//! Random operations on logs and tables, against a model in memory.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, TestRunner};
use store::{
    LobbyFilter, NewTable, Occupant, Page, SeatChange, Seating, Shelf, Status, Store, StoreError,
    Visibility,
};

use crate::place::{Place, account, append, bodies, new_table, open, table};

#[derive(Clone, Debug)]
enum Step {
    Create {
        table: u8,
        public: bool,
    },
    /// `off` is how far from the end of the log the append aims.
    Append {
        table: u8,
        off: i64,
        entries: u8,
        status: Option<Status>,
        seat: Option<(u8, u8)>,
    },
    Reopen,
}

#[derive(Default)]
struct Model {
    tables: BTreeMap<String, ModelTable>,
    now: i64,
}

struct ModelTable {
    log: Vec<String>,
    status: Status,
    public: bool,
    created_at: i64,
    updated_at: i64,
    seats: BTreeMap<u8, String>,
}

fn step() -> impl Strategy<Value = Step> {
    let status = proptest::option::of(prop_oneof![
        Just(Status::Open),
        Just(Status::Playing),
        Just(Status::Over)
    ]);
    prop_oneof![
        3 => (0..6u8, any::<bool>()).prop_map(|(table, public)| Step::Create { table, public }),
        12 => (0..6u8, prop_oneof![4 => Just(0), 1 => -2..3i64], 1..4u8, status,
            proptest::option::of((0..2u8, 0..4u8)))
            .prop_map(|(table, off, entries, status, seat)| {
                Step::Append { table, off, entries, status, seat }
            }),
        1 => Just(Step::Reopen),
    ]
}

pub async fn random_operations_agree_with_a_model(place: &dyn Place) {
    // One database for all cases, each with its own tables: a place is empty only once.
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::default() });
    let steps = proptest::collection::vec(step(), 30);
    for case in 0..12 {
        let steps = steps.new_tree(&mut runner).unwrap().current();
        run(place, case, &steps).await;
    }
}

async fn run(place: &dyn Place, case: usize, steps: &[Step]) {
    let mut store = open(place).await;
    let mut model = Model { now: case as i64 * 1000, ..Model::default() };
    for step in steps {
        model.now += 1;
        if matches!(step, Step::Reopen) {
            store.close().await;
            store = open(place).await;
        }
        play(&*store, &mut model, case, step).await;
        compare(&*store, &model, case, steps).await;
    }
    store.close().await;
}

/// Names include the case, so that cases do not collide.
fn name(case: usize, n: u8) -> String {
    format!("{case}-{n}")
}

async fn play(store: &dyn Store, model: &mut Model, case: usize, step: &Step) {
    match step {
        Step::Create { table, public } => {
            let id = name(case, *table);
            let visibility = if *public { Visibility::Public } else { Visibility::Private };
            let mut new = NewTable { visibility, ..new_table(&id, model.now) };
            new.game = format!("game {case}");
            let created = store.create_table(new).await;
            assert_eq!(created.is_ok(), !model.tables.contains_key(&id));
            model.tables.entry(id).or_insert(ModelTable {
                log: Vec::new(),
                status: Status::Open,
                public: *public,
                created_at: model.now,
                updated_at: model.now,
                seats: BTreeMap::new(),
            });
        }
        Step::Append { table, off, entries, status, seat } => {
            let id = name(case, *table);
            let head = model.tables.get(&id).map_or(0, |table| table.log.len() as i64);
            let mut given = append(&id, head + off, "");
            given.at = model.now;
            given.entries.clear();
            let mut texts = Vec::new();
            for n in 0..*entries {
                texts.push(format!("{} {n}", model.now));
                given = given.entry(texts[n as usize].clone());
            }
            given.status = *status;
            // Sitter 0 means that the seat becomes free.
            let sitter = seat.map(|(seat, who)| (seat, (who > 0).then(|| name(case, who))));
            if let Some((seat, who)) = &sitter {
                let occupant = who.clone().map(|who| Occupant::Account(who.into()));
                given.seats = vec![SeatChange { seat: *seat, occupant }];
            }
            let outcome = store.append(given).await;
            let Some(known) = model.tables.get_mut(&id) else {
                assert!(matches!(outcome, Err(StoreError::Missing { .. })), "{outcome:?}");
                return;
            };
            if *off != 0 {
                let Err(StoreError::Conflict { head: told }) = outcome else {
                    panic!("{outcome:?}");
                };
                assert_eq!(told, head);
                return;
            }
            outcome.unwrap();
            known.log.extend(texts);
            known.updated_at = model.now;
            known.status = status.unwrap_or(known.status);
            match sitter {
                Some((seat, Some(who))) => drop(known.seats.insert(seat, who)),
                Some((seat, None)) => drop(known.seats.remove(&seat)),
                None => {}
            }
        }
        Step::Reopen => {}
    }
}

async fn compare(store: &dyn Store, model: &Model, case: usize, steps: &[Step]) {
    for (id, known) in &model.tables {
        assert_eq!(bodies(store, id).await, known.log, "{steps:#?}");
        let found = store.table(&table(id)).await.unwrap().unwrap();
        assert_eq!((found.status, found.updated_at), (known.status, known.updated_at));
        let seats: Vec<_> = known
            .seats
            .iter()
            .map(|(seat, who)| Seating {
                seat: *seat,
                occupant: Occupant::Account(who.as_str().into()),
            })
            .collect();
        assert_eq!(found.seats, seats, "{steps:#?}");
    }
    let filter = LobbyFilter {
        game: Some(format!("game {case}")),
        status: Some(Status::Open),
        free_seats: true,
        clock: None,
    };
    let found = store.lobby(&filter, &Page::first(9)).await.unwrap();
    let open =
        |known: &ModelTable| known.public && known.status == Status::Open && known.seats.len() < 2;
    let expected = newest(model, open, |known| known.created_at);
    assert_eq!(listed(&found.items), expected, "{steps:#?}");

    let me = name(case, 1);
    let mine = |known: &ModelTable| known.seats.values().any(|who| *who == me);
    for (shelf, over) in [(Shelf::Running, false), (Shelf::Finished, true)] {
        let found = store.tables_of(&account(&me), shelf, &Page::first(9)).await.unwrap();
        let wanted = |known: &ModelTable| mine(known) && (known.status == Status::Over) == over;
        let expected = newest(model, wanted, |known| known.updated_at);
        assert_eq!(listed(&found.items), expected, "{steps:#?}");
    }
}

fn listed(tables: &[store::Table]) -> Vec<String> {
    tables.iter().map(|table| table.id.to_string()).collect()
}

fn newest(
    model: &Model,
    wanted: impl Fn(&ModelTable) -> bool,
    at: impl Fn(&ModelTable) -> i64,
) -> Vec<String> {
    let mut found: Vec<_> = model.tables.iter().filter(|(_, known)| wanted(known)).collect();
    found.sort_by_key(|(id, known)| (-at(known), (*id).clone()));
    found.into_iter().map(|(id, _)| id.clone()).collect()
}
