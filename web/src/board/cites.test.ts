/** Every line of a log leads to a paragraph that there is, and to the one that it carries out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { Event } from '../net/protocol';
import { citesOf, marksOf } from './cites';

const read = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../../docs', path), 'utf8');

/** The kinds of events that the page of a game lists. */
function kindsOf(game: string): readonly string[] {
  const table = /## Events\n[\s\S]*?(?=\n## )/.exec(read(`games/${game}.md`))?.[0] ?? '';
  return [...table.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`(\w+)`/g)].map(([, kind]) => kind!),
  );
}

type Told = readonly [kind: string, args?: Record<string, unknown>];

/** The marks of a row of events, each with its kind. */
async function told(game: string, ...row: readonly Told[]): Promise<readonly string[]> {
  const events = row.map(([kind, args = {}]): Event => ({
    kind,
    message: { key: kind, args },
    barrier: null,
  }));
  const marks = marksOf(events, await citesOf(game));
  return events.map((event) => `${event.kind} ${marks.get(event) ?? '–'}`);
}

describe.each(['architectura', 'queens-architect', 'west-kingdom'])('the log of %s', (game) => {
  const marks = new Set(
    [...read(`rules/${game}.md`).matchAll(/^- \*\*([A-Z]+-[A-Z]?\d+)/gm)].map(([, mark]) => mark),
  );

  it('has a paragraph for every kind of event that the page lists, and for no other', async () => {
    expect(kindsOf(game).length).toBeGreaterThan(30);
    expect(Object.keys(await citesOf(game)).toSorted()).toEqual(kindsOf(game).toSorted());
  });

  it('cites only paragraphs that the rules have', async () => {
    // Those that depend on something stand in the code; so it is read as well.
    const code = readFileSync(join(import.meta.dirname, `../games/${game}/cites.ts`), 'utf8');
    const cited = [...code.matchAll(/'([A-Z]{2}-[A-Z]?\d+)'/g)].map(([, mark]) => mark);
    expect(cited.length).toBeGreaterThan(30);
    for (const mark of cited) expect(marks).toContain(mark);
    for (const line of await told(game, ...kindsOf(game).map((kind): Told => [kind]))) {
      expect(marks).toContain(line.split(' ')[1]);
    }
  });
});

describe('Architectura', () => {
  const played: Told = ['played', { seat: 0, card: 'villa', at: '1:4', value: 6 }];

  it('tells a comparison from an effect', async () => {
    const up: Told = ['turned', { at: '1:3', value: 8 }];
    expect(await told('architectura', played, up, up)).toEqual([
      'played AR-18',
      'turned AR-24',
      'turned AR-42',
    ]);
    const down: Told = ['turned', { at: '1:3', value: 4 }];
    expect(await told('architectura', played, down)).toContain('turned AR-22');
    expect(await told('architectura', played, ['turned', { at: '2:3', value: 4 }])).toContain(
      'turned AR-42',
    );
  });

  it('knows why cards are drawn and buried', async () => {
    expect(
      await told('architectura', ['turn_began'], ['buried'], ['searched'], ['mulligan'], ['drew']),
    ).toEqual([
      'turn_began AR-11',
      'buried AR-65',
      'searched AR-65',
      'mulligan AR-12',
      'drew AR-12',
    ]);
    expect(await told('architectura', played, ['buried_hidden'], ['drew_hidden'])).toEqual([
      'played AR-18',
      'buried_hidden ER-56',
      'drew_hidden ER-56',
    ]);
    expect(await told('architectura', played, ['drew'])).toContain('drew AR-31');
  });

  it('knows from where a token comes back', async () => {
    expect(await told('architectura', played, ['token_back', { at: '1:4' }])).toContain(
      'token_back AR-60',
    );
    expect(await told('architectura', played, ['token_back', { at: '1:3' }])).toContain(
      'token_back ER-16',
    );
  });
});

describe("Queen's Architect", () => {
  it('tells the two rounds of picks apart', async () => {
    const picks = [0, 1, 1, 0].map((seat): Told => ['took', { seat }]);
    expect(await told('queens-architect', ...picks)).toEqual([
      'took QA-20',
      'took QA-20',
      'took QA-22',
      'took QA-22',
    ]);
  });

  it.each([
    [['hired', { row: 1 }], 'QA-35'],
    [['hired', { row: 3 }], 'QA-33'],
    [['displaced'], 'QA-34'],
    [['forfeited', { forced: 0 }], 'QA-E43'],
  ] as readonly (readonly [Told, string])[])(
    'knows why the price moves after %j',
    async (before, mark) => {
      expect(await told('queens-architect', before, ['price_moved'])).toContain(
        `price_moved ${mark}`,
      );
    },
  );

  it('knows what is forced and what is lost', async () => {
    expect(
      await told(
        'queens-architect',
        ['forfeited', { forced: 1 }],
        ['forfeited', { forced: 0 }],
        ['took_bonds', { bonds: 2, lost: 3 }],
        ['took_bonds', { bonds: 2, lost: 0 }],
      ),
    ).toEqual(['forfeited QA-E42', 'forfeited QA-25', 'took_bonds QA-57', 'took_bonds QA-56']);
  });
});

describe('Architects of the West Kingdom', () => {
  const at = (location: string): Told => ['placed', { seat: 0, location }];
  const told0 = (...row: readonly Told[]) => told('west-kingdom', ['turn_began'], ...row);

  it.each([
    ['quarry', 'WK-15'],
    ['mines', 'WK-16'],
    ['silversmith', 'WK-17'],
    ['kings_storehouse', 'WK-18'],
    ['guardhouse', 'WK-45'],
    ['black_market_large', 'WK-40'],
  ])('knows what is gained in the %s', async (place, mark) => {
    expect(await told0(at(place), ['gained'])).toContain(`gained ${mark}`);
  });

  it('follows a hire from its price to the next card', async () => {
    expect(
      await told0(
        at('workshop'),
        ['paid'],
        ['paid_tax'],
        ['hired'],
        ['virtue_changed'],
        ['refilled'],
      ),
    ).toEqual([
      'turn_began WK-10',
      'placed WK-10',
      'paid WK-21',
      'paid_tax WK-36',
      'hired WK-21',
      'virtue_changed WK-25',
      'refilled WK-24',
    ]);
    expect(await told0(at('black_market_middle'), ['hired'], ['gained'])).toEqual([
      'turn_began WK-10',
      'placed WK-10',
      'hired WK-40',
      'gained WK-44',
    ]);
    expect(await told0(['constructed'], ['hired'])).toContain('hired WK-E12');
  });

  it('knows why cards are drawn and go under the pile', async () => {
    expect(await told('west-kingdom', ['kept'], ['passed'], ['put_under'], ['drew'])).toEqual([
      'kept WK-7',
      'passed WK-7',
      'put_under WK-7',
      'drew WK-9',
    ]);
    expect(await told('west-kingdom', ['chose'], ['put_under'])).toContain('put_under WK-93');
    expect(await told0(at('workshop'), ['drew'], ['chose'], ['put_under'])).toEqual([
      'turn_began WK-10',
      'placed WK-10',
      'drew WK-27',
      'chose WK-14',
      'put_under WK-14',
    ]);
    const hall: Told = ['placed_in_guildhall', { space: 3 }];
    expect(await told0(hall, ['paid'], ['put_under_hidden'])).toContain('put_under_hidden WK-54');
    expect(await told0(hall, ['constructed'], ['put_under'])).toContain('put_under WK-E19');
    expect(await told0(['took_looked'], ['put_under'], ['put_under'])).toEqual([
      'turn_began WK-10',
      'took_looked WK-40',
      'put_under WK-40',
      'put_under WK-14',
    ]);
  });

  it('knows where a debt comes from', async () => {
    const fallen: Told = ['virtue_changed', { seat: 1, level: 0 }];
    const debts: Told = ['took_debts', { seat: 1 }];
    expect(await told0(at('tax_stand'), debts)).toContain('took_debts WK-62');
    expect(await told0(['reset_began'], debts, fallen, debts)).toEqual([
      'turn_began WK-10',
      'reset_began WK-71',
      'took_debts WK-71',
      'virtue_changed WK-71',
      'took_debts WK-62',
    ]);
  });

  it('tells the house rival from a player', async () => {
    expect(
      await told0(['rival_turned'], at('town_centre'), ['captured'], ['rival_worked']),
    ).toEqual([
      'turn_began WK-10',
      'rival_turned WK-93',
      'placed WK-93',
      'captured WK-93',
      'rival_worked WK-93',
    ]);
    const hall: Told = ['placed_in_guildhall', { space: 3 }];
    expect(await told0(['rival_worked'], hall, ['advanced'], ['virtue_changed'])).toEqual([
      'turn_began WK-10',
      'rival_worked WK-93',
      'placed_in_guildhall WK-93',
      'advanced WK-93',
      'virtue_changed WK-93',
    ]);
    expect(await told0(at('town_centre'), ['captured'])).toContain('captured WK-31');
  });
});

it('has no mark for a kind that only a later server knows', async () => {
  expect(await told('architectura', ['flooded'])).toEqual(['flooded –']);
});
