//! Numbers that paragraphs name are those of the edition: whoever changes one side meets this list.

use game_core::Edition as _;
use game_testkit::numbers::Numbers;
use rules_architectura::Edition;

/// AR-2, AR-3, AR-4, AR-7, AR-9, AR-19: the numbers of the box are those of the edition.
#[test]
fn paragraphs_name_the_numbers_of_the_edition() {
    let page = include_str!("../../../../docs/rules/architectura.md");
    let numbers = Numbers::new(page, Edition::DEFAULT);
    numbers.said(&[
        ("AR-2", "a basic deck of # cards", "box.basic_cards_per_color"),
        ("AR-3", "a set of # additional cards", "box.additional_cards_per_color"),
        ("AR-4", "There are # block cards, numbered 1 to #", "box.block_cards box.block_cards"),
        ("AR-4", "# of each color", "box.protection_tokens_per_color"),
        (
            "AR-7",
            "takes the #-card deck and the # tokens",
            "box.basic_cards_per_color box.protection_tokens_per_color",
        ),
        ("AR-7", "draws # cards", "box.hand_start"),
        ("AR-8", "The block cards 1 to #", "box.block_cards"),
        ("AR-9", "each street has # spaces", "box.columns"),
        ("AR-19", "With # or 4 players", "box.color_run_min_players"),
    ]);
}
