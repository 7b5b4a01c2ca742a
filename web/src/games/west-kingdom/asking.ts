/** Which reading of the edition is about a piece of the board: both are named by what they show. */
import type { Piece } from '../../board/contract';
import type { Printed } from './printed';
import type { View } from './view';

/** What the readings call a piece of the board; null if they have nothing to say about it. */
export function pieceToExplain(piece: string, view: View, printed: Printed): Piece | null {
  const [kind = '', first = '', second = ''] = piece.split(' ');
  switch (kind) {
    case 'place':
    case 'group':
      return { kind: 'place', id: first };
    case 'market':
      return { kind: 'place', id: 'black_market_middle' };
    case 'cathedral':
    case 'pile':
    case 'debts':
      return { kind, id: '' };
    case 'card':
    case 'apprentice':
    case 'good':
      return { kind, id: first };
    case 'niche': {
      const niche = view.workshop[Number(first) - 1]?.[Number(second) - 1];
      return niche ? { kind: 'apprentice', id: niche.apprentice } : null;
    }
    case 'captured':
    case 'supply':
      return { kind: 'worker', id: '' };
    case 'board': {
      const seat = Number(first);
      if (view.house_rival && seat === 1) return { kind: 'player_board', id: 'house_rival' };
      return { kind: 'player_board', id: view.seats[seat]?.board ?? 'side_1' };
    }
    case 'level': {
      const row = printed.all.virtue.find(({ level }) => level === Number(first));
      return row ? { kind: 'virtue', id: row.zone } : null;
    }
    default:
      return null;
  }
}
