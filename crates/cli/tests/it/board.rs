//! The board at the terminal: it fits the terminal, and shows what there is room for.

use game_core::sketch::{Layout, lay_out, len};
use game_core::{FastRng, LiveGame, Seat, Seed, Viewer};
use lang::{Lang, Speaker};
use serde_json::json;

/// Calls `see` with some positions of random games, for every number of players.
fn positions(mut see: impl FnMut(&dyn LiveGame, Viewer)) {
    for kind in games::all() {
        for players in kind.players().0..=kind.players().1 {
            let seed = Seed::of_series("board", players.into());
            let mut rng = FastRng::of_series("board", players.into());
            let config = json!({"players": players});
            let config = kind.unattended(kind.default_edition(), config).expect("a limit");
            let mut game = kind.start(kind.default_edition(), config, seed).expect("a game");
            for step in 0.. {
                let asked = game.awaiting().lowest();
                if step % 61 == 0 || asked.is_none() {
                    see(&*game, Viewer::Seat(Seat::new(0)));
                    see(&*game, Viewer::Spectator);
                }
                let Some(seat) = asked.filter(|_| step < 600) else { break };
                let answers = game.answers(seat);
                let answer = &answers[rng.below(answers.len() as u32) as usize];
                game.apply(seat, &answer.action).expect("a legal answer");
            }
        }
    }
}

fn at(game: &dyn LiveGame, viewer: Viewer, lang: Lang, width: usize, rows: usize) -> Layout {
    lay_out(&game.parts(viewer, &Speaker::new(lang)), width, Some(rows))
}

/// In every game, language and number of players: at 80 columns and 24 lines nothing scrolls away,
/// what a player has is always there, and what is missing is named.
#[test]
fn the_board_fits_24_lines_of_80_columns() {
    let mut most = 0;
    positions(|game, viewer| {
        for lang in Lang::ALL {
            let Layout { lines, left_out } = at(game, viewer, lang, 80, 22);
            let height = lines.len() + usize::from(!left_out.is_empty());
            assert!(height <= 22, "{} {lang}: {height} lines\n{}", game.id(), lines.join("\n"));
            assert!(lines.iter().all(|line| len(line) <= 80), "{}", lines.join("\n"));
            assert!(!left_out.contains(&"players"), "{left_out:?}");
            let parts = game.parts(viewer, &Speaker::new(lang));
            for word in left_out {
                assert!(parts.iter().any(|part| part.word == word), "{word}");
                assert_ne!(Speaker::new(lang).word("part", word), "", "{word}");
            }
            most = most.max(height);
        }
    });
    assert!(most > 15, "there is room for more");
}

/// A wide terminal has parts side by side: no board is higher there, and most are lower. Somebody
/// who looks on has no hand, and less that could stand beside the rest.
#[test]
fn the_board_uses_120_columns() {
    let (mut lower, mut all) = (0, 0);
    positions(|game, viewer| {
        for lang in Lang::ALL {
            let [narrow, wide] = [80, 120].map(|width| at(game, viewer, lang, width, 1000).lines);
            assert!(wide.iter().all(|line| len(line) <= 120), "{}", wide.join("\n"));
            assert!(wide.len() <= narrow.len(), "{}", game.id());
            lower += usize::from(wide.len() < narrow.len());
            all += 1;
        }
    });
    assert!(lower * 3 >= all * 2, "{lower} of {all} boards are lower");
}

/// Everybody can count it, so the board of Architectura says it: what everybody would score now.
#[test]
fn the_score_stands_on_the_board_of_architectura() {
    let kind = games::by_id("architectura").expect("a game");
    let seed = Seed::from_text("score");
    let config = json!({"players": 3});
    let mut game = kind.start(kind.default_edition(), config, seed).expect("a game");
    let mut rng = FastRng::new(1);
    let mut scores = 0;
    while let Some(seat) = game.awaiting().lowest() {
        let answers = game.answers(seat);
        let answer = &answers[rng.below(answers.len() as u32) as usize];
        let preview = game.preview(seat, &answer.action).expect("a legal answer");
        game.apply(seat, &answer.action).expect("a legal answer");
        if preview.barrier.is_some() {
            continue;
        }
        let board = game.sketch(Viewer::Spectator, &Speaker::new(Lang::En));
        for tally in &preview.after.0 {
            assert!(board.contains(&format!("score {},", tally.score)), "{board}");
            scores += 1;
        }
    }
    assert!(scores > 30, "{scores}");
}

/// At 80 columns and 24 lines the question does not push the board off: what its answers do gives
/// way, then answers far down, and `more` shows them.
#[test]
fn board_and_question_fit_24_lines() {
    let mut packed = 0;
    for kind in games::all() {
        let folder = crate::file("kept-by-board");
        let typed = ["trestle", "play", kind.id(), "--seed", "fits", "--keep-in"];
        let typed = typed.into_iter().chain([folder.to_str().expect("a plain name")]);
        let args = <cli::args::Args as clap::Parser>::parse_from(typed);
        let cli::args::Command::Play(args) = &args.command else { panic!("it is play") };
        let mut talk = cli::talk::Talk::new(Some(Lang::En));
        (talk.width, talk.rows) = (80, Some(24));
        let mut input: &[u8] = &b"1\n\n".repeat(40)[..];
        let mut out = Vec::new();
        cli::play::run(args, &talk, &mut input, &mut out).expect("memory does not fail");
        let shown = String::from_utf8(out).expect("text");
        let (game, _) = shown.split_once("The seed was").unwrap_or((&shown, ""));
        // The last one is that of the end, or breaks off.
        let screens: Vec<&str> = game.split("\n> ").collect();
        for screen in &screens[1..screens.len() - 1] {
            // What happened stands above the board, and may scroll away.
            let height = screen.lines().skip_while(|line| !line.is_empty()).count() + 1;
            assert!(height <= 24, "{}: {height} lines\n{screen}", kind.id());
            packed += usize::from(screen.contains("more tells") || screen.contains("more shows"));
        }
    }
    assert!(packed > 10, "something must have given way");
}
