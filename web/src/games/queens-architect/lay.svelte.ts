/** Sorts what a board is given into the desk that all its parts find. */
import type { BoardProps } from '../../board/contract';
import { scaled } from '../../look/motion';
import { giveDesk, type Desk } from './desk';
import { readEdition } from './edition';
import { offersOf } from './notation';
import { Playback } from './playback';
import { spotOf } from './spots';
import { tracesOf } from './traces';
import type { View } from './view';

/** Lays the desk; `root` is the element that holds the whole board. */
export function layDesk(props: BoardProps<View>, root: () => Element | undefined): Desk {
  const playback = new Playback();
  const edition = $derived(readEdition(props.edition));
  const mine = $derived(props.viewer ?? props.view.active);
  const offers = $derived(offersOf(props.ask, props.view, props.viewer, edition.star));
  const after = $derived(props.preview?.after[mine]?.goods ?? {});
  const traces = $derived(
    tracesOf(
      props.marked ? [props.marked] : props.trail,
      props.preview?.events ?? [],
      !!props.marked || !props.isAnimated,
    ),
  );
  const beats = $derived(playback.of(props.trail, props.view, props.isAnimated));

  return giveDesk({
    get view() {
      return props.view;
    },
    get edition() {
      return edition;
    },
    get side() {
      const side = edition.sides.get(props.view.board);
      if (!side) throw new Error(`the edition has no board ${props.view.board}`);
      return side;
    },
    get names() {
      return props.names;
    },
    get seats() {
      return props.seats;
    },
    get mine() {
      return mine;
    },
    get player() {
      return props.view.seats[mine]!;
    },
    get offers() {
      return offers;
    },
    get picked() {
      return props.picked;
    },
    get isAnimated() {
      return props.isAnimated;
    },
    get beats() {
      return beats;
    },
    get after() {
      return after;
    },
    get traces() {
      return traces;
    },
    get markedSeat() {
      const seat = props.marked?.message.args.seat;
      return typeof seat === 'number' ? seat : null;
    },
    timing: (isIt) => {
      const beat = beats.find(({ move }) => isIt(move));
      return { delay: scaled(beat?.at ?? 0), duration: scaled(beat?.millis ?? 0) };
    },
    spot: (names) => spotOf(root(), names),
    pick: (action) => props.pick(action),
    hover: (action) => props.hover(action),
    explain: (miss) => props.explain(miss),
    help: (piece) => props.help(piece),
  });
}
