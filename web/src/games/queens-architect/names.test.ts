import { describe, expect, it } from 'vitest';

import { namesOf } from '../../words/speaker';

const edition = [
  { id: 'capital', en: 'Capital', fr: 'Capitale', pt: 'Capital' },
  { id: 'v2', players: [4], en: 'Birkenried' },
  { id: 'v2', players: [2, 3], en: 'Haselbach' },
];

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
