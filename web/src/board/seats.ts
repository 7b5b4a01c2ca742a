/** Names and colors of the seats of a screen. */
import { levelKey } from '../app/games';
import type { Screen, SeatFace } from '../net/protocol';
import type { Names } from '../words/names';
import type { SeatLook } from './contract';
import type { Tint } from './contract';
import { COLORS, tintOf } from './tints';

/** The name of the person or bot on a seat. */
export function nameOf(face: SeatFace, text: Names['text']): string {
  if (face.person) return face.person.name || text('web-gone');
  if (face.house) return text(face.label ?? 'web-house-rival');
  if (face.bot) return text(levelKey(face.bot));
  return text('web-chair-open');
}

/**
 * The seats as boards get them. Equal names are told apart by a number: bots of one level, and
 * people at one device.
 */
export function seatsOf(screen: Screen, text: Names['text']): readonly SeatLook[] {
  const names = screen.seats.map((face) => nameOf(face, text));
  return screen.seats.map((face, index) => {
    const name = names[index]!;
    const isShared = names.filter((other) => other === name).length > 1;
    const number = names.slice(0, index + 1).filter((other) => other === name).length;
    return {
      seat: face.seat,
      name: isShared ? `${name} ${number}` : name,
      tint: tintAt(screen, index),
      isYou: face.seat === screen.viewer,
      isAwaited: screen.awaiting.includes(face.seat),
    };
  });
}

/** The color of a seat, which is the game's name for it, except for a seat that the game plays. */
function tintAt({ seats }: Screen, index: number): Tint {
  const own = (label: string | null | undefined) =>
    label?.startsWith('color-') ? tintOf(label) : null;
  const taken = seats.map(({ label }) => own(label));
  const free = COLORS.filter((tint) => !taken.includes(tint));
  return (
    taken[index] ?? (taken.every((tint) => tint === null) ? COLORS[index] : free.at(-1)) ?? 'murex'
  );
}

/** How much of a good a seat has according to the view; null if the view does not say it so. */
export function goodOf({ view }: Pick<Screen, 'view'>, seat: number, word: string): number | null {
  type Own = Readonly<Record<string, unknown>> & {
    readonly goods?: Readonly<Record<string, unknown>>;
  };
  const own = (view as { readonly seats?: readonly Own[] } | null)?.seats?.[seat];
  const count = own?.[word] ?? own?.goods?.[word];
  return typeof count === 'number' ? count : null;
}

/** The current score of a seat according to the view; not every game has one. */
export function scoreOf(screen: Screen, seat: number): number | null {
  const view = screen.view as { readonly seats?: readonly { readonly score?: unknown }[] } | null;
  const score = view?.seats?.[seat]?.score;
  return typeof score === 'number' ? score : null;
}

/** Whether a seat needs attention that no board provides. */
export function needsCard(face: SeatFace): boolean {
  const isReplaced = face.person !== null && face.bot !== null;
  const isAway = face.may_be_handed_over || face.holiday_until !== null;
  return face.clock !== null || face.flagged || isReplaced || isAway;
}
