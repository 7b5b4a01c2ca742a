/**
 * The guidebook of Queen's Architect: which pieces there are, and what each of them is.
 */
import type { Piece } from '../../board/contract';
import type { Guidebook } from '../../board/guidebook';
import { readEdition } from './edition';
import { pieceOf, type Kind } from './pieces';
import { CONDITIONS, locationsOf, TELLERS, THINGS, type Teller } from './tellers';

const guidebook: Guidebook = {
  groups(json) {
    const edition = readEdition(json);
    const group = (heading: string, kind: Kind, ids: Iterable<string | number>) => ({
      heading,
      pieces: [...ids].map((id) => pieceOf(kind, id)),
    });
    return [
      group('web-qa-group-craftsmen', 'craftsman', edition.characters.keys()),
      group('web-qa-group-guilds', 'guild', edition.guilds),
      group('web-qa-group-actions', 'action', edition.star),
      group(
        'web-qa-group-places',
        'place',
        locationsOf(edition).map(({ id }) => id),
      ),
      group('web-qa-group-demands', 'demand', edition.demands.keys()),
      group('web-qa-group-tokens', 'token', edition.tokens.keys()),
      group('web-qa-group-conditions', 'condition', CONDITIONS),
      group('web-qa-group-things', 'thing', THINGS),
    ];
  },
  helpOf({ kind, id }: Piece, json, names) {
    const teller = TELLERS[kind as Kind] as Teller | undefined;
    return teller?.(id, readEdition(json), names) ?? null;
  },
};

export default guidebook;
