/**
 * A language that nobody speaks: English with every letter changed. It is made from the English
 * files of the built client on their way to the page, and nothing of it is shipped. Whatever shows a
 * plain letter then did not come through the language files or the names of an edition.
 */
import type { Page } from '@playwright/test';

import type { NameInfo, PiecesInfo } from '../src/net/protocol';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = [...'äƀçđëƒğħïĵķłɱñöƥɋřšŧüvʷẋÿžÄƁÇĐËƑĞĦÏĴĶŁƜÑÖƤɊŘŠŦÜṼŴẊŸŽ'];

/** A text with every letter changed. */
export function marked(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => MARKED[PLAIN.indexOf(letter)]!);
}

/** A line of a pattern: what is between braces stays as it is. */
function markedLine(line: string): string {
  return line.replaceAll(/\{[^}]*(?:\}|$)|[^{]+/g, (part) =>
    part.startsWith('{') ? part : marked(part),
  );
}

/** A Fluent file with every sentence changed. */
export function pseudo(source: string): string {
  return source
    .split('\n')
    .map((line) => {
      if (/^\s*(#|$)/.test(line)) return line;
      const [, head, rest] =
        /^(-?[a-z][\w-]* = ?|\s*\*?\[[^\]]+\] ?|\s*\.[\w-]+ = ?|\s+)(.*)$/.exec(line) ?? [
          undefined,
          '',
          line,
        ];
      return head! + markedLine(rest!);
    })
    .join('\n');
}

/** What an edition calls a thing, changed in every language. */
function markedName(name: NameInfo): NameInfo {
  const { en, fr, pt } = name;
  return {
    ...name,
    en: marked(en),
    ...(fr ? { fr: marked(fr) } : {}),
    ...(pt ? { pt: marked(pt) } : {}),
  };
}

/** Lets a page speak that language, by way of its English. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // Files of sentences are texts in a module; nothing else has lines such as `key = sentence`.
    const body = code.replaceAll(/`([^`]*)`/g, (text, source: string) =>
      /^[a-z][a-z0-9-]+ = /m.test(source) ? JSON.stringify(pseudo(source)) : text,
    );
    return route.fulfill({ response, body });
  });
  await page.route('**/api/games/*/editions/*/pieces', async (route) => {
    const response = await route.fetch();
    const pieces = (await response.json()) as PiecesInfo;
    const json = { ...pieces, names: pieces.names.map(markedName) };
    return route.fulfill({ response, json });
  });
}
