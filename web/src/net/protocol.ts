// Made from crates/protocol by `cargo xtask types`; changes go there.

/**
 * A legal answer.
 */
export type Answer = {
/**
 * Its notation.
 */
action: string,
/**
 * What it means.
 */
meaning: Message, };

/**
 * What a parameter stands for.
 */
export type ArgKind = "name" | "key" | "seat" | { "amounts": { [key in string]: string } };

/**
 * A question to this viewer.
 */
export type Ask = {
/**
 * Its number among the questions put to this seat; it goes with the answer.
 */
seq: number,
/**
 * The question.
 */
question: Message,
/**
 * The legal answers.
 */
answers: Array<Answer>,
/**
 * Answers somebody would look for and that are refused.
 */
refused: Array<NearMiss>, };

/**
 * A line of a table's chat.
 */
export type ChatLine = {
/**
 * Its number at this table, from 0 on. Lines of people whom a reader has muted are missing.
 */
n: number,
/**
 * When it was said.
 */
at: number,
/**
 * Who said it; nobody once the account is gone.
 */
by: Person | null,
/**
 * What was said.
 */
what: Saying, };

/**
 * A clock at the moment of the screen.
 */
export type ClockFace = {
/**
 * What is left, in milliseconds; below 0 if it has run out.
 */
left: number,
/**
 * Whether it runs.
 */
running: boolean, };

/**
 * An answer to a proposal.
 */
export type Consent = {
/**
 * The number of the proposal.
 */
proposal: number,
/**
 * Yes or no.
 */
agree: boolean, };

/**
 * How a game ended.
 */
export type Ending = {
/**
 * In which way.
 */
how: How,
/**
 * The rank of each seat, 1 for the winner; null if there are none.
 */
ranks: Array<number> | null,
/**
 * The score of each seat; null if the rules did not end the game.
 */
scores: Array<Score> | null,
/**
 * The word of the tie-break that decided.
 */
tie_break: string | null,
/**
 * Whether the game counts for ratings.
 */
rated: boolean, };

/**
 * An event of the game.
 */
export type Event = {
/**
 * Its kind, as the page of the game has it.
 */
kind: string,
/**
 * Its sentence; the parameters are the fields of the event.
 */
message: Message,
/**
 * Why there is no free way back past it: `reveal`, `chance`, `handover`; null if there is one.
 */
barrier: string | null, };

/**
 * A bot for a seat.
 */
export type HandOver = {
/**
 * For whom.
 */
seat: number,
/**
 * The level of the bot.
 */
bot: string, };

/**
 * Something that happened at a table.
 */
export type Happening = { "sat": {
/**
 * Which.
 */
seat: number,
/**
 * Who.
 */
who: Person, } } | { "stood": {
/**
 * Which.
 */
seat: number, } } | { "started": {
/**
 * The BLAKE3 hash of the seed, by which anybody can check it afterwards.
 */
seed_hash: string, } } | { "event": Event } | { "undone": {
/**
 * Whose answer was the first of those that were taken back.
 */
seat: number,
/**
 * The last number in this stream that stands.
 */
to: number, } } | { "taken_back": {
/**
 * Whose answer.
 */
seat: number,
/**
 * The first number.
 */
from: number,
/**
 * The last number.
 */
to: number, } } | { "proposed": OpenProposal } | { "agreed": {
/**
 * Who.
 */
seat: number,
/**
 * The number of the proposal.
 */
proposal: number, } } | { "accepted": {
/**
 * The number of the proposal.
 */
proposal: number, } } | { "withdrawn": {
/**
 * The number of the proposal.
 */
proposal: number,
/**
 * Who took it back or did not agree; null if the game went on past it.
 */
by: number | null, } } | "paused" | "resumed" | { "flagged": {
/**
 * Whose.
 */
seat: number, } } | { "handed_over": {
/**
 * For whom.
 */
seat: number,
/**
 * The level of the bot.
 */
bot: string, } } | { "reclaimed": {
/**
 * Which seat.
 */
seat: number, } } | { "holiday": {
/**
 * Who.
 */
seat: number,
/**
 * Until when.
 */
until: number, } } | "unrated" | { "ended": {
/**
 * How.
 */
ending: Ending,
/**
 * The seed, 64 hexadecimal digits; null if the game never began.
 */
seed: string | null, } } | { "rematch": {
/**
 * Which.
 */
table: string, } };

/**
 * In which way a game ended.
 */
export type How = "rules" | { "resigned": number } | "abandoned";

/**
 * One thing that happened, as one viewer is told.
 */
export type Item = {
/**
 * Its number in this viewer's stream, from 1 on and without gaps. A count that all viewers
 * shared would tell of secret acts.
 */
n: number,
/**
 * When it happened.
 */
at: number,
/**
 * What it was.
 */
what: Happening, };

/**
 * Where somebody is in a lesson.
 */
export type LessonFace = {
/**
 * Which lesson, and which version of it.
 */
id: string,
/**
 * How many of its steps are done; null for somebody who has left it.
 */
step: number | null,
/**
 * How many it has.
 */
steps: number, };

/**
 * A sentence to be.
 */
export type Message = {
/**
 * The key in the language files.
 */
key: string,
/**
 * Parameters by name: plain numbers, ids and texts, as in the event documents of the games.
 */
args: Record<string, unknown>,
/**
 * How to say those parameters that are not said as they are; of a list, each of its items.
 */
kinds?: { [key in string]: ArgKind }, };

/**
 * A refused answer with its reason.
 */
export type NearMiss = {
/**
 * Its notation.
 */
action: string,
/**
 * Why not.
 */
problem: Problem, };

/**
 * A proposal that waits for answers.
 */
export type OpenProposal = {
/**
 * Its number at this table, from 1 on.
 */
number: number,
/**
 * Who proposes.
 */
seat: number,
/**
 * What.
 */
what: Proposed,
/**
 * Who is still asked.
 */
asked: Array<number>, };

/**
 * A person at the table.
 */
export type Person = {
/**
 * The account.
 */
id: string,
/**
 * The name that is shown.
 */
name: string, };

/**
 * What a table is doing.
 */
export type Phase = "waiting" | "playing" | "paused" | "over" | "frozen";

/**
 * What an answer would do, as far as its seat can know.
 */
export type Preview = {
/**
 * Events up to the first barrier.
 */
events: Array<Event>,
/**
 * Why it stops there; null if the whole answer can be foreseen.
 */
barrier: string | null,
/**
 * What each seat has then.
 */
after: Array<SeatTally>, };

/**
 * Something that cannot be, with the reason.
 */
export type Problem = {
/**
 * Why not.
 */
message: Message,
/**
 * The mark of the rule paragraph that says so; null where no rule is involved.
 */
rule: string | null, };

/**
 * What somebody may ask all other people at the table to agree to. To take an answer back past a
 * barrier is a wish of its own, [`Wish::Undo`](crate::Wish::Undo).
 */
export type Proposal = "pause" | "resign" | "rematch";

/**
 * What is proposed. The number of a question is not in it: it would tell the others how many
 * there were.
 */
export type Proposed = "undo" | "pause" | "resign" | "rematch";

/**
 * One line to a client.
 */
export type Reply = { "done": {
/**
 * The `id` of the line, if it had one.
 */
id: number | null,
/**
 * The number of the question, if it was an answer.
 */
seq: number | null, } } | { "refused": {
/**
 * The `id` of the line, if it had one.
 */
id: number | null,
/**
 * The number of the question, if it was an answer.
 */
seq: number | null,
/**
 * Why.
 */
problem: Problem, } } | { "preview": {
/**
 * The `id` of the line, if it had one.
 */
id: number | null,
/**
 * What it would do.
 */
preview: Preview, } } | { "reconnect": {
/**
 * When.
 */
after: number, } } | { "update": {
/**
 * Which table.
 */
table: string,
/**
 * Goes up by one with each update on a connection. An update that is not the next one
 * means that some were lost on the way: then the client connects again and says what it
 * has seen.
 */
revision: number,
/**
 * What happened, in order; each with the next number.
 */
items: Array<Item>,
/**
 * How it stands now.
 */
screen: Screen, } } | { "said": {
/**
 * Which table.
 */
table: string,
/**
 * What.
 */
line: ChatLine, } };

/**
 * Something to say: `{"phrase": "well-played"}` or `{"text": "…"}`.
 */
export type Saying = { "phrase": string } | { "text": string };

/**
 * A score.
 */
export type Score = {
/**
 * Points in all.
 */
total: number,
/**
 * Points by category.
 */
categories: { [key in string]: number }, };

/**
 * All that a client shows of a table.
 */
export type Screen = {
/**
 * The game's id.
 */
game: string,
/**
 * Its rules version.
 */
rules: number,
/**
 * The hash of its edition.
 */
edition_hash: string,
/**
 * Whose eyes this is for; null for somebody who looks on.
 */
viewer: number | null,
/**
 * The number of the last item of this viewer's stream that went into it.
 */
n: number,
/**
 * The last number of the stream when this seat last answered: what is above it happened
 * since. 0 for somebody who looks on.
 */
since: number,
/**
 * What the table is doing.
 */
phase: Phase,
/**
 * The seats, in order; those that the rules move themselves come last.
 */
seats: Array<SeatFace>,
/**
 * The board as this viewer may know it, documented per game; null before the start.
 */
view: unknown,
/**
 * The turn, counted from the start; 0 before it.
 */
turn: number,
/**
 * Who owes an answer.
 */
awaiting: Array<number>,
/**
 * What this viewer is asked; null if nothing.
 */
ask: Ask | null,
/**
 * What undo would do for this viewer; null for somebody who looks on.
 */
undo: Undo | null,
/**
 * The proposal that waits for answers.
 */
proposal: OpenProposal | null,
/**
 * Whether the game counts for ratings.
 */
rated: boolean,
/**
 * How it ended.
 */
ending: Ending | null,
/**
 * The BLAKE3 hash of the seed; null before the start.
 */
seed_hash: string | null,
/**
 * The seed, once the game is over.
 */
seed: string | null,
/**
 * The table at which these people play again.
 */
rematch: string | null,
/**
 * Where this viewer is in a lesson; missing at other tables.
 */
lesson?: LessonFace, };

/**
 * A seat, as everybody sees it.
 */
export type SeatFace = {
/**
 * Its number.
 */
seat: number,
/**
 * The key of what the game calls it (a color); null before the start.
 */
label: string | null,
/**
 * Whose it is; null for a bot's, an open or a house seat.
 */
person: Person | null,
/**
 * The level of the bot that plays here, for good or for the absent person.
 */
bot: string | null,
/**
 * Whether the rules move it themselves.
 */
house: boolean,
/**
 * Its clock; null if there is none.
 */
clock: ClockFace | null,
/**
 * Whether its clock ran out and somebody noted it.
 */
flagged: boolean,
/**
 * Whether the others may let a bot play here now.
 */
may_be_handed_over: boolean,
/**
 * Until when its person is away.
 */
holiday_until: number | null, };

/**
 * What a seat has and would score.
 */
export type SeatTally = {
/**
 * Goods by their word.
 */
goods: { [key in string]: number },
/**
 * Points if the game ended now.
 */
score: number, };

/**
 * What undo would do.
 */
export type Undo = { "free": {
/**
 * The number of the question that it answered; it goes with the wish.
 */
seq: number,
/**
 * Whether the game no longer counts for ratings then.
 */
unrated: boolean, } } | { "consent": {
/**
 * The number of the question that it answered; it goes with the wish.
 */
seq: number,
/**
 * Who would have to agree.
 */
of: Array<number>,
/**
 * What lies between.
 */
barrier: string, } } | { "refused": {
/**
 * Why.
 */
problem: Problem, } };

/**
 * One line to the server: a wish about a table.
 */
export type Line = { id?: number, seat?: number } & (
  | { seq: number, action: string }
  | { preview: string }
  | { undo: number }
  | { sit: number }
  | { stand: Record<string, never> }
  | { propose: Proposal }
  | { consent: Consent }
  | { resume: Record<string, never> }
  | { hand_over: HandOver }
  | { reclaim: Record<string, never> }
  | { flag: number }
  | { holiday: number }
);
