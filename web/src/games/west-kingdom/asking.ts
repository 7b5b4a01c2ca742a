/** Which piece of the guidebook a piece of the board is: both are named by what they show. */
import type { Piece } from '../../board/contract';
import type { Edition } from './edition';
import type { View } from './view';

/** The board of a player who uses side 1, which has no name in the edition. */
export const SIDE_1 = 'side_1';

/** What the guidebook calls a piece of the board; null if it has nothing to say about it. */
export function pieceToExplain(piece: string, view: View, edition: Edition): Piece | null {
  const [kind, first = '', second = ''] = piece.split(' ');
  switch (kind) {
    case 'place':
    case 'group':
      return { kind: 'place', id: first };
    case 'market':
      return { kind: 'place', id: 'black_market_middle' };
    case 'cathedral':
      return { kind: 'place', id: 'cathedral' };
    case 'card':
      return { kind: 'building', id: first };
    case 'pile':
      return { kind: 'term', id: 'building' };
    case 'apprentice':
      return { kind: 'apprentice', id: first };
    case 'niche': {
      const niche = view.workshop[Number(first) - 1]?.[Number(second) - 1];
      return niche ? { kind: 'apprentice', id: niche.apprentice } : null;
    }
    case 'good':
      return { kind: 'term', id: first };
    case 'debts':
      return { kind: 'term', id: 'debt_card' };
    case 'captured':
    case 'supply':
      return { kind: 'term', id: 'worker' };
    case 'board': {
      const seat = Number(first);
      if (view.house_rival && seat === 1) return { kind: 'board', id: 'house_rival' };
      return { kind: 'board', id: view.seats[seat]?.board ?? SIDE_1 };
    }
    case 'level': {
      const zone = edition.zones.find(({ levels }) => levels.includes(Number(first)));
      return zone ? { kind: 'virtue', id: zone.id } : null;
    }
    default:
      return null;
  }
}
