//! What every store has to do, whatever its database, and what each kind has to do besides.

mod accounts;
mod copies;
mod files;
mod kill;
mod log;
mod model;
mod outbox;
mod passkeys;
mod place;
mod pulse;
mod race;
mod reach;
mod results;
mod server;
mod sessions;
mod tables;
mod talk;

/// All tests of the trait, for one kind of place. A new kind of database is one more line below.
macro_rules! suite {
    ($kind:ident, $place:expr) => {
        suite!(@ $kind, $place,
            accounts { logins_are_unique many_names_are_found a_guest_becomes_a_member
                recovery_codes_work_once
                deletion_erases_the_person the_gone_leave_their_tables
                what_an_older_program_leaves_is_erased
                an_export_has_everything guests_who_left_no_trace_expire }
            log { entries_are_numbered a_conflict_writes_nothing an_entry_that_is_there_already_changes_nothing there_must_be_a_table_and_an_entry
                an_append_is_one_transaction an_undo_takes_the_result_back
                what_is_written_survives editions_and_snapshots_are_stored a_closed_store_says_so }
            model { random_operations_agree_with_a_model }
            outbox { claims_end_and_come_back no_notification_has_two_claimants
                only_unclaimed_notifications_are_withdrawn no_account_crowds_others_out_of_a_claim }
            passkeys { a_passkey_has_one_owner the_last_way_in_stays
                a_ceremony_is_taken_once }
            pulse { a_pulse_never_goes_back a_database_server_has_a_clock }
            race { one_of_many_wins_a_number appenders_leave_no_gap
                a_bad_write_spoils_no_other }
            reach { notification_settings_are_stored browsers_live_as_long_as_their_session
                all_nodes_share_one_key }
            results { results_come_in_order statistics_count ratings_are_replaced
                ratings_are_marked }
            sessions { sessions_end invitations_are_revoked }
            tables { tables_are_found the_lobby_filters lists_come_in_pages
                my_tables_say_whose_turn_it_is what_is_due_is_found bots_that_wait_come_in_turns
                only_so_many_tables_wait only_so_many_games_are_played a_flood_does_not_fill_the_lobby
                what_nobody_used_expires games_that_were_given_up_expire }
            talk { notes_belong_to_one_account chat_is_numbered mutes_are_stored }
        );
    };
    (@ sqlite, $place:expr, $($subject:ident { $($test:ident)* })*) => {
        mod sqlite {$($(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                crate::$subject::$test(&$place).await;
            }
        )*)*}
    };
    // One server for all of them: starting one for each would take longer than the tests.
    (@ postgres, $server:expr, $($subject:ident { $($test:ident)* })*) => {
        mod postgres {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn does_all_of_it() {
                let server = $server;
                $($(
                    let place = crate::place::Postgres::new(&server, stringify!($test));
                    println!(stringify!($subject::$test));
                    crate::$subject::$test(&place).await;
                )*)*
            }
        }
    };
}

suite!(sqlite, crate::place::Sqlite::new());
suite!(postgres, services::Postgres::start());
