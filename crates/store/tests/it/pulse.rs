use store::{Outage, Pulse};

use crate::place::{Place, open};

pub async fn a_pulse_never_goes_back(place: &dyn Place) {
    let store = open(place).await;
    assert_eq!(store.pulse().await.unwrap(), Pulse::default());
    let outage = |began, ended| Outage { began, ended };
    store.beat(100, vec![], 0).await.unwrap();
    store.beat(90, vec![outage(50, 80), outage(10, 20)], 0).await.unwrap();
    let found = store.pulse().await.unwrap();
    assert_eq!(found, Pulse { at: Some(100), outages: vec![outage(10, 20), outage(50, 80)] });
    // Another server noted the same outage, and old ones are forgotten.
    store.beat(110, vec![outage(50, 80)], 21).await.unwrap();
    let found = store.pulse().await.unwrap();
    assert_eq!(found, Pulse { at: Some(110), outages: vec![outage(50, 80)] });
}

pub async fn a_database_server_has_a_clock(place: &dyn Place) {
    let store = open(place).await;
    let is_file = place.url().starts_with("sqlite:");
    let earlier = store.database_time().await.unwrap();
    assert_eq!(earlier.is_none(), is_file);
    let later = store.database_time().await.unwrap();
    assert!(earlier <= later && later.is_none_or(|at| at > 1_600_000_000_000), "{later:?}");
}
