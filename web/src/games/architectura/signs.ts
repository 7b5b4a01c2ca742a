/** Signs of effects, drawn in line on a grid of 24. */

const TURN = 'M19.2 12a7.2 7.2 0 1 1-2.4-5.4M17.4 2.6v4.4h-4.4';
const CARD = 'M7 4h10v16H7z';

/** Signs by the tag of an effect, and those of the board itself. */
export const SIGNS: Readonly<Record<string, string>> = {
  rotate: TURN,
  cw: TURN,
  ccw: 'M4.8 12a7.2 7.2 0 1 0 2.4-5.4M6.6 2.6v4.4h4.4',
  rotate_one_per_player:
    'M19 10.5A7.2 7.2 0 0 0 6.2 7.6M5 13.5a7.2 7.2 0 0 0 12.8 2.9M6 3.5v4.3h4.3M18 20.5v-4.3h-4.3',
  swap: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
  move: 'M3 7h7v10H3zM13 12h8M17.5 8.5 21 12l-3.5 3.5',
  destroy: 'M5 20V8l4-4 3 4-2 4 3 3-1 5zM14 20l1-6-3-3 3-5 4 2v12z',
  destroy_lower_in_row: 'M3 9h18M6 9v4M12 9v4M18 9v4M4 19l3-4 3 4M14 19l3-4 3 4',
  protect: 'M12 2.8 19.6 5.4v6c0 4.8-3.2 8.2-7.6 9.8-4.4-1.6-7.6-5-7.6-9.8v-6z',
  rebuild: 'M4 20h16M7 20v-6h10v6M12 11V3M8.5 6.5 12 3l3.5 3.5',
  cycle_hand: `${CARD}M12 8v7M9 12.5l3 3 3-3`,
  end: 'M6 21V3M6 4h12l-3 4 3 4H6',
  pay_remove: 'M5 6h9v13H5zM14 9.5h5v10.5h-9.5M7.5 10l4 5M11.5 10l-4 5',
  hand_limit: 'M4 7l7-2 4 13-7 2zM16.5 10.5h5M19 8v5',
  tutor_self: 'M10.5 4a6 6 0 1 1 0 12 6 6 0 1 1 0-12M15 14.5l5.5 5.5',
  reserve_space:
    'M4 4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M4 9V4M12 8.5l3 1v2.5c0 2-1.3 3.2-3 4-1.7-.8-3-2-3-4V9.5z',
  copy_instant: 'M4 8h10v12H4zM8 8V4h12v12h-6',
  opponents_place_facedown: `${CARD}M7 4l10 16M12 4l5 8M7 12l5 8`,
  return_and_replay: 'M5 10h9a5 5 0 0 1 0 10H9M8.5 6.5 5 10l3.5 3.5',
  escape_destruction: 'M4 4h9v16H4zM10 12h11M17.5 8.5 21 12l-3.5 3.5',
  place_off_city: 'M4 20h16M8 20V10a4 4 0 0 1 8 0v10M12 9.5v5M9.5 12h5',
  dot: 'M10.5 12a1.5 1.5 0 1 1 3 0 1.5 1.5 0 1 1-3 0z',
  tick: 'M8.2 12l2.8 2.8L16 9',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  deck: 'M12 4l9 4.5-9 4.5-9-4.5zM3 12.5l9 4.5 9-4.5M3 16.5l9 4.5 9-4.5',
  hand: 'M4 7.5l9-2.5v15l-9-2.5zM13 7h6v13h-6',
  fresh: `${CARD}M12 8v7M9 12.5l3 3 3-3`,
  falls: 'M5 20V8l4-4 3 4-2 4 3 3-1 5zM14 20l1-6-3-3 3-5 4 2v12z',
};

/** The signs of buttons that answer without a piece, by their verb. */
export const BUTTON_SIGNS: Readonly<Record<string, string | undefined>> = {
  mulligan: SIGNS.fresh,
  search: SIGNS.tutor_self,
  spare: SIGNS.protect,
  affect: SIGNS.falls,
  remove: SIGNS.pay_remove,
  ready: SIGNS.tick,
};
