import { describe, expect, it } from 'vitest';

import { namesOf } from '../../words/speaker';

const edition = {
  place_type: [{ id: 'capital', name: { en: 'Capital', fr: 'Capitale', pt: 'Capital' } }],
  board: [
    { id: 'side_4', players: [4], location: [{ id: 'v2', name: 'Birkenried' }] },
    { id: 'side_2_3', players: [2, 3], location: [{ id: 'v2', name: 'Haselbach' }] },
  ],
};

describe('the names of places', () => {
  it('are those of the side for this number of players', () => {
    expect(namesOf(edition, 'en', 4).get('v2')).toBe('Birkenried');
    expect(namesOf(edition, 'en', 3).get('v2')).toBe('Haselbach');
  });

  it('are the same in all languages, but for the capital', () => {
    expect(namesOf(edition, 'fr', 4).get('v2')).toBe('Birkenried');
    expect(namesOf(edition, 'fr', 4).get('capital')).toBe('Capitale');
  });
});
