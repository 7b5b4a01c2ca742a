/** The log: what happened and still stands, as messages. */
import type { Ending, Event, Happening, Item, Message, Proposed } from '../net/protocol';

export interface LogLine {
  readonly n: number;
  readonly at: number;
  /** The seat of the line, whose shape it shows. */
  readonly seat: number | null;
  readonly message: Message;
  /** The event, if the line is part of the game. */
  readonly event: Event | null;
  /** A turn begins here: the line is a heading. */
  readonly isHeading: boolean;
  /** Not part of the game, but of the table. */
  readonly isAside: boolean;
}

/** The events of these items. */
export function eventsOf(items: readonly Item[]): readonly Event[] {
  return items.flatMap(({ what }) =>
    typeof what === 'object' && 'event' in what ? [what.event] : [],
  );
}

/** The items without undone events. */
export function standing(items: readonly Item[]): readonly Item[] {
  let stand: Item[] = [];
  for (const item of items) {
    const { what } = item;
    if (typeof what === 'object' && 'undone' in what) {
      const { to } = what.undone;
      stand = stand.filter((other) => other.n <= to || !isEvent(other.what));
    } else if (typeof what === 'object' && 'taken_back' in what) {
      const { from, to } = what.taken_back;
      stand = stand.filter((other) => other.n < from || other.n > to || !isEvent(other.what));
    }
    stand.push(item);
  }
  return stand;
}

/** The lines of the log, oldest first. An event that names nobody belongs to whose turn it is. */
export function logOf(items: readonly Item[]): readonly LogLine[] {
  let turn: number | null = null;
  return standing(items).map(({ n, at, what }) => {
    if (typeof what === 'object' && 'event' in what) {
      const { kind, message } = what.event;
      const isHeading = kind === 'turn_began';
      const seat = seatIn(message);
      if (isHeading) turn = seat;
      return {
        n,
        at,
        seat: seat ?? turn,
        message,
        event: what.event,
        isHeading,
        isAside: false,
      };
    }
    const message = asideOf(what);
    return { n, at, seat: seatIn(message), message, event: null, isHeading: false, isAside: true };
  });
}

const isEvent = (what: Happening) => typeof what === 'object' && 'event' in what;

/** The seat whose act a message describes. */
export function seatIn({ args }: Message): number | null {
  const seat = args.seat ?? args.owner;
  return typeof seat === 'number' ? seat : null;
}

/** A message about a seat. */
function of(key: string, seat: number, args: Record<string, unknown> = {}): Message {
  return { key, args: { seat, ...args }, kinds: { seat: 'seat' } };
}

const plain = (key: string): Message => ({ key, args: {} });

const PROPOSED: Readonly<Record<Proposed, string>> = {
  undo: 'web-proposed-undo',
  pause: 'web-proposed-pause',
  resign: 'web-proposed-resign',
  rematch: 'web-proposed-rematch',
};

/** A proposal as a message. */
export function proposedBy(seat: number, what: Proposed): Message {
  return of(PROPOSED[what], seat);
}

function asideOf(what: Happening): Message {
  if (what === 'paused') return plain('web-log-paused');
  if (what === 'resumed') return plain('web-log-resumed');
  if (what === 'unrated') return plain('web-log-unrated');
  if ('sat' in what) return { key: 'web-log-sat', args: { name: what.sat.who.name } };
  if ('stood' in what) return of('web-log-stood', what.stood.seat);
  if ('started' in what) return plain('web-log-started');
  if ('undone' in what) return of('web-log-undone', what.undone.seat);
  if ('taken_back' in what) return of('web-log-undone', what.taken_back.seat);
  if ('proposed' in what) return proposedBy(what.proposed.seat, what.proposed.what);
  if ('agreed' in what) return of('web-log-agreed', what.agreed.seat);
  if ('accepted' in what) return plain('web-log-accepted');
  if ('withdrawn' in what) {
    const { by } = what.withdrawn;
    return by === null ? plain('web-log-withdrawn') : of('web-log-declined', by);
  }
  if ('flagged' in what) return of('web-log-flagged', what.flagged.seat);
  if ('handed_over' in what) return of('web-log-handed-over', what.handed_over.seat);
  if ('forfeited' in what) return of('web-log-forfeited', what.forfeited.seat);
  if ('reclaimed' in what) return of('web-log-reclaimed', what.reclaimed.seat);
  if ('holiday' in what) return of('web-log-holiday', what.holiday.seat);
  if ('outage' in what) return outageOf(what.outage.lost);
  if ('filling' in what) return { key: 'web-log-filling', args: { left: what.filling.left } };
  if ('ended' in what) return endingOf(what.ended.ending);
  if ('rematch' in what) return plain('web-log-rematch');
  // Every happening has a message; the server may be newer than this page.
  return 'event' in what ? what.event.message : plain('web-log-accepted');
}

/** The length of an outage as a message. */
function outageOf(lost: number): Message {
  const minutes = Math.max(1, Math.round(lost / 60_000));
  return minutes < 120
    ? { key: 'web-log-outage-minutes', args: { count: minutes } }
    : { key: 'web-log-outage-hours', args: { count: Math.round(minutes / 60) } };
}

/** How a game ended, as a message. */
export function endingOf({ how }: Ending): Message {
  if (how === 'rules') return plain('web-ended-rules');
  if (how === 'abandoned') return plain('web-ended-abandoned');
  if (how === 'full') return plain('web-ended-full');
  if ('forfeited' in how) return of('web-log-forfeited', how.forfeited);
  return of('web-ended-resigned', how.resigned);
}
