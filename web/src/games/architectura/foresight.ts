/**
 * What a preview says about the spaces of the city: for the signs on open spaces, before a click.
 */
import { docOf } from '../../board/kit/beats';
import type { Event, Preview } from '../../net/protocol';
import type { EventDoc } from './documents';
import { plainValue, type Looks } from './looks';
import { beside, isUp, top, type EventKind, type Space } from './view';

/** What would become of the card to the left of a new one. */
export type Outcome =
  | { readonly kind: 'turns'; readonly from: number; readonly to: number; readonly isUp: boolean }
  | { readonly kind: 'falls'; readonly from: number }
  | { readonly kind: 'stays'; readonly from: number }
  | { readonly kind: 'protected'; readonly card: string };

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
  for (const event of events.map(docOf<EventDoc>)) {
    if (event.kind === 'destroyed' || event.kind === 'gathered') {
      if (event.at === at) return { kind: 'falls', from };
    } else if (event.kind === 'turned' && event.at === at) {
      const to = event.value;
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
  const played = events
    .map(docOf<EventDoc>)
    .filter((event) => event.kind === 'played')
    .find((event) => event.card === card && event.at === at);
  return played?.value ?? plainValue(looks.print(card));
}

/** Events that a panel of reasons leaves out: they go without saying, or come after the answer. */
const PLAIN: ReadonlySet<string> = new Set<EventKind>([
  'played',
  'turn_began',
  'asked',
  'drew',
  'drew_hidden',
]);

/** The events of a preview that are worth a sentence. */
export function tellingOf(preview: Preview): readonly Event[] {
  return preview.events.filter((event) => !PLAIN.has(event.kind));
}

/** The spaces that an event names. */
export function placesIn(event: Event): readonly string[] {
  const doc = docOf<EventDoc>(event);
  return [
    ...('at' in doc ? [doc.at] : []),
    ...('other' in doc ? [doc.other] : []),
    ...('from' in doc ? [doc.from] : []),
  ];
}

/** The spaces that the last things which happened were about. */
export function lastPlaces(trail: readonly Event[]): readonly string[] {
  const last = trail
    .map(docOf<EventDoc>)
    .filter((event) => event.kind === 'played' || event.kind === 'laid' || event.kind === 'moved')
    .at(-1);
  return last ? [last.at] : [];
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
