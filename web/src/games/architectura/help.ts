/** What there is to say about the pieces of Architectura: cards, tokens, and the spaces of the city. */
import type { Guidebook, Help, PieceGroup } from '../../board/guidebook';
import type { Names } from '../../words/names';
import { paragraphsOf, sentencesOf } from './cardtext';
import { isFormula, printsOf, tokensOf, written, type Print } from './prints';

interface Thing {
  readonly title: string;
  readonly text: string;
  readonly marks: readonly string[];
}

/** What is not a card, with the paragraphs about it. */
const THINGS: Readonly<Record<string, Thing>> = {
  'token:protection': {
    title: 'web-ar-help-token-name',
    text: 'web-ar-help-token',
    marks: ['AR-36', 'AR-37', 'AR-39', 'ER-16', 'AR-60'],
  },
  'space:lot': {
    title: 'web-ar-help-space-name',
    text: 'web-ar-help-space',
    marks: ['AR-15', 'AR-16', 'AR-19'],
  },
  'space:block': {
    title: 'web-ar-help-block-name',
    text: 'web-ar-help-block',
    marks: ['AR-8', 'AR-34'],
  },
};

/** The values of a card in a sentence, and what turns it. */
function valuesOf(print: Print, names: Names): readonly string[] {
  const values = print.sides.filter((side) => side !== '').map(written);
  const [base = ''] = print.sides;
  const said =
    values.length > 1
      ? names.text('web-ar-help-values', { values: values.join(', ') })
      : names.text('web-ar-help-value', { value: written(base) });
  if (!isFormula(base)) return [said];
  return [said, names.text(base.startsWith('X') ? 'web-ar-help-x' : 'web-ar-help-n')];
}

/** Which card an additional one may stand in for. */
function replacedBy(print: Print, names: Names): readonly string[] {
  if (!print.replaces) return [];
  if (print.replaces === 'same_base') return [names.text('web-ar-help-same-base')];
  return [names.text('web-ar-help-replaces', { card: names.name(print.replaces) })];
}

function cardHelp(print: Print, names: Names): Help {
  return {
    title: names.name(print.id),
    sentences: [
      ...sentencesOf(names, print),
      ...valuesOf(print, names),
      ...replacedBy(print, names),
    ],
    paragraphs: [...new Set([...paragraphsOf(print), 'AR-5'])],
  };
}

const guidebook: Guidebook = {
  groups(edition): readonly PieceGroup[] {
    const prints = [...printsOf(edition).values()];
    const cards = (set: Print['set']) =>
      prints.filter((print) => print.set === set).map(({ id }) => ({ kind: 'card', id }));
    return [
      { heading: 'web-ar-basic', pieces: cards('basic') },
      { heading: 'web-ar-additional', pieces: cards('additional') },
      {
        heading: 'web-ar-things',
        pieces: Object.keys(THINGS).map((name) => {
          const [kind = '', id = ''] = name.split(':');
          return { kind, id };
        }),
      },
    ];
  },

  helpOf({ kind, id }, edition, names) {
    if (kind === 'card') {
      const print = printsOf(edition).get(id);
      return print ? cardHelp(print, names) : null;
    }
    const thing = THINGS[`${kind}:${id}`];
    if (!thing) return null;
    return {
      title: names.text(thing.title),
      sentences: [names.text(thing.text, { count: tokensOf(edition) })],
      paragraphs: thing.marks,
    };
  },
};

export default guidebook;
