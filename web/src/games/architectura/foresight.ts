/**
 * What a preview says about the spaces of the city: for the signs on open spaces, before a click.
 */
import type { Event, Preview } from '../../net/protocol';
import { plainValue, type Looks } from './looks';
import { beside, isUp, top, type Space } from './view';

/** What would become of the card to the left of a new one. */
export type Outcome =
  | { readonly kind: 'turns'; readonly from: number; readonly to: number; readonly isUp: boolean }
  | { readonly kind: 'falls'; readonly from: number }
  | { readonly kind: 'stays'; readonly from: number }
  | { readonly kind: 'protected'; readonly card: string };

/** A field of an event. */
export function field(event: Event, name: string): string | number | undefined {
  const value = event.message.args[name];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** What happens to the card on `at` in a row of events. */
export function fateOf(
  events: readonly Event[],
  at: string,
  spaces: ReadonlyMap<string, Space>,
): Outcome | null {
  const space = spaces.get(at);
  const card = top(space);
  if (!isUp(card)) return null;
  const from = space?.value ?? 0;
  for (const event of events) {
    if (field(event, 'at') !== at) continue;
    if (event.kind === 'destroyed' || event.kind === 'gathered') return { kind: 'falls', from };
    if (event.kind === 'turned') {
      const to = Number(field(event, 'value') ?? from);
      return { kind: 'turns', from, to, isUp: to > from };
    }
  }
  return null;
}

/** What playing a card on `at` does to the card on its left; null if there is none to compare. */
export function outcomeOf(
  preview: Preview,
  at: string,
  spaces: ReadonlyMap<string, Space>,
): Outcome | null {
  const left = spaces.get(beside(at, -1));
  const card = top(left);
  if (!left || !isUp(card)) return null;
  const fate = fateOf(preview.events, left.at, spaces);
  if (fate) return fate;
  if (left.protected) return { kind: 'protected', card: card.card };
  return { kind: 'stays', from: left.value ?? 0 };
}

/**
 * The value of a card of the hand on `at`: as previewed by the server, otherwise as printed. A
 * formula that has not been evaluated yet has no value to show.
 */
export function worthOf(
  events: readonly Event[],
  card: string,
  at: string,
  looks: Pick<Looks, 'print'>,
): number | null {
  const played = events.find(
    (event) =>
      event.kind === 'played' && field(event, 'card') === card && field(event, 'at') === at,
  );
  const value = played && field(played, 'value');
  return typeof value === 'number' ? value : plainValue(looks.print(card));
}

/** Events that a panel of reasons leaves out: they go without saying, or come after the answer. */
const PLAIN = new Set(['played', 'turn_began', 'asked', 'drew', 'drew_hidden']);

/** The events of a preview that are worth a sentence. */
export function tellingOf(preview: Preview): readonly Event[] {
  return preview.events.filter((event) => !PLAIN.has(event.kind));
}

/** The spaces that an event names. */
export function placesIn(event: Event): readonly string[] {
  return ['at', 'other', 'from']
    .map((name) => field(event, name))
    .filter((at): at is string => typeof at === 'string' && /^\d+:\d+$/.test(at));
}

/** The spaces that the last things which happened were about. */
export function lastPlaces(trail: readonly Event[]): readonly string[] {
  const last = trail.findLast((event) => ['played', 'laid', 'moved'].includes(event.kind));
  const at = last && field(last, 'at');
  return typeof at === 'string' ? [at] : [];
}

/** What red chalk marks: what is pointed at in the log, else the question, else the last move. */
export function marksOf(
  trail: readonly Event[],
  subject: string | null,
  marked: Event | null,
): readonly string[] {
  if (marked) return placesIn(marked);
  return subject ? [subject] : lastPlaces(trail);
}
