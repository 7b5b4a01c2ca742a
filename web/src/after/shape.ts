/**
 * Shapes the server's data about a finished game for charts and lists. No rules here: every number
 * comes from the server.
 */
import type { AnalysisInfo, Course, Decision } from '../net/api';
import type { Ending } from '../net/protocol';

/** Lines of a chart over the same places on the x axis. */
export interface Lines {
  /** The turn of each place. */
  readonly turns: readonly number[];
  /** The number of actions before each place. */
  readonly ats: readonly number[];
  /** One line for each seat. */
  readonly seats: readonly (readonly number[])[];
}

/** One value of every seat over the turns. */
function lines(course: Course, value: (stand: Course['turns'][number]['seats'][number]) => number) {
  const n = course.turns[0]?.seats.length ?? 0;
  return {
    // The first entry is the state before the first turn.
    turns: course.turns.map(({ turn }, index) => (index === 0 ? turn - 1 : turn)),
    ats: course.turns.map(({ at }) => at),
    seats: Array.from({ length: n }, (_, seat) =>
      course.turns.map(({ seats }) => value(seats[seat]!)),
    ),
  };
}

/** Points of every seat over the turns. */
export function pointsOf(course: Course): Lines {
  return lines(course, ({ score }) => score);
}

/** How much of a good every seat had over the turns. */
export function goodsOf(course: Course, good: string): Lines {
  const index = course.goods.indexOf(good);
  return lines(course, ({ goods }) => goods[index] ?? 0);
}

/** The good that changed hands most: the most telling one to start with. */
export function liveliest(course: Course): string | null {
  const changes = (good: string) =>
    goodsOf(course, good).seats.reduce(
      (sum, line) =>
        sum + line.filter((value, index) => value !== (line[index - 1] ?? value)).length,
      0,
    );
  const [first, ...rest] = course.goods;
  if (first === undefined) return null;
  return rest.reduce((best, good) => (changes(good) > changes(best) ? good : best), first);
}

/**
 * The win chances of every seat over the turns: the mean of the estimates in a turn, and the final
 * result. Single decisions would jump, since each player knows different things.
 */
export function chancesOf(analysis: AnalysisInfo, ending: Ending, actions: number): Lines {
  const byTurn = new Map<number, Decision[]>();
  for (const decision of analysis.decisions) {
    const known = byTurn.get(decision.turn);
    if (known) known.push(decision);
    else byTurn.set(decision.turn, [decision]);
  }
  const turns = [...byTurn.keys()];
  const n = analysis.decisions[0]?.chances.length ?? 0;
  const ats = turns.map((turn) => byTurn.get(turn)![0]!.at);
  const seats = Array.from({ length: n }, (_, seat) =>
    turns.map((turn) => {
      const all = byTurn.get(turn)!;
      return all.reduce((sum, { chances }) => sum + chances[seat]!, 0) / all.length;
    }),
  );
  const last = turns.at(-1);
  const winners = ending.ranks?.filter((rank) => rank === 1).length ?? 0;
  if (last === undefined || winners === 0) return { turns, ats, seats };
  const end = (seat: number) => (ending.ranks?.[seat] === 1 ? 1 / winners : 0);
  return {
    turns: [...turns, last + 1],
    ats: [...ats, actions],
    seats: seats.map((line, seat) => [...line, end(seat)]),
  };
}

/** The upper edge of each seat's band, stacked in this order from the bottom. */
export function stacked(
  seats: readonly (readonly number[])[],
  order: readonly number[],
): readonly (readonly number[])[] {
  const n = seats[0]?.length ?? 0;
  const sums = Array.from({ length: n }, () => 0);
  return order.map((seat) => {
    seats[seat]!.forEach((value, index) => (sums[index]! += value));
    return [...sums];
  });
}

/** The same lines, smoothed over neighbors, since each player knows different things. */
export function smoothed(lines: Lines, width: number): Lines {
  const half = Math.floor(width / 2);
  const smooth = (line: readonly number[]) =>
    line.map((value, at) => {
      // The result is not an estimate.
      if (at === line.length - 1) return value;
      const part = line.slice(Math.max(0, at - half), Math.min(at + half + 1, line.length - 1));
      return part.reduce((sum, other) => sum + other, 0) / part.length;
    });
  return { ...lines, seats: lines.seats.map(smooth) };
}

/** A decision that changed a game. */
export interface TurningPoint {
  readonly decision: Decision;
  /** The change of the deciding player's chance; below 0 for a mistake. */
  readonly change: number;
}

/** Losses below this are within the noise of the simulations. */
export const NOTHING = 0.02;

/**
 * The decisions that changed most, in the order of the game: the worst mistakes, and the turns that
 * helped their player most.
 */
export function turningPoints(
  analysis: AnalysisInfo,
  most = { slips: 4, rises: 2 },
): readonly TurningPoint[] {
  const slips = analysis.decisions
    .filter(({ lost }) => lost >= NOTHING)
    .map((decision) => ({ decision, change: -decision.lost }))
    .sort((a, b) => a.change - b.change)
    .slice(0, most.slips);
  const rises = risesOf(analysis)
    .sort((a, b) => b.change - a.change)
    .filter(
      ({ decision }, index, all) =>
        // Neighbors share most of their data: the best of them represents them all.
        !all.slice(0, index).some((other) => isNear(other.decision, decision, analysis)) &&
        !slips.some((slip) => slip.decision === decision),
    )
    .slice(0, most.rises);
  return [...slips, ...rises].sort((a, b) => a.decision.at - b.decision.at);
}

/** A smaller rise may be chance. */
const RISE = 0.08;

const isNear = (one: Decision, other: Decision, { seats }: AnalysisInfo) =>
  Math.abs(one.turn - other.turn) <= seats.length;

/**
 * What each turn did for its player: the mean of all estimates in the round after it, compared with
 * the round up to it.
 */
function risesOf(analysis: AnalysisInfo): TurningPoint[] {
  const { decisions } = analysis;
  const width = analysis.seats.length;
  const mean = (seat: number, from: number, to: number) => {
    const part = decisions.filter(({ turn }) => turn >= from && turn <= to);
    return part.length > 0
      ? part.reduce((sum, { chances }) => sum + chances[seat]!, 0) / part.length
      : null;
  };
  return decisions
    .filter(({ turn }, index) => turn !== decisions[index - 1]?.turn)
    .flatMap((decision) => {
      const { seat, turn } = decision;
      const before = mean(seat, turn - width + 1, turn);
      const after = mean(seat, turn + 1, turn + width);
      const change = before === null || after === null ? 0 : after - before;
      return change >= RISE ? [{ decision, change }] : [];
    });
}

/** A row of bars: gains to the right of zero, losses to the left. */
export interface Bar {
  readonly seat: number;
  readonly total: number;
  readonly parts: readonly {
    readonly category: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/** Bars of all seats in this order. */
export function barsOf(
  scores: NonNullable<Ending['scores']>,
  order: readonly number[],
): readonly Bar[] {
  return order.map((seat) => {
    let [right, left] = [0, 0];
    const parts = Object.entries(scores[seat]!.categories).flatMap(([category, points = 0]) => {
      if (points === 0) return [];
      const from = points > 0 ? right : left;
      if (points > 0) right += points;
      else left += points;
      return [{ category, from, to: from + points }];
    });
    return { seat, total: scores[seat]!.total, parts };
  });
}

/** Round numbers that divide a scale. */
export function ticks(least: number, most: number, about = 6): readonly number[] {
  const raw = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= raw)!;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** A number with a proper minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A share in percent, as the language writes it. */
export const percent = (share: number, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'percent' }).format(share);

/** A change of a chance in percent, with its sign. */
export function changed(change: number, lang: string): string {
  return `${change < 0 ? '−' : '+'}${percent(Math.abs(change), lang)}`;
}
