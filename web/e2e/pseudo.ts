/**
 * A language that nobody speaks: English with every letter changed. It is made from the English
 * files of the built client on their way to the page, and nothing of it is shipped. Whatever shows a
 * plain letter then did not come through the language files or the names of an edition.
 */
import type { Page } from '@playwright/test';

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

/** Every name of an edition changed. */
function markedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(markedNames);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isName = /^name(_(en|fr|pt))?$/.test(key);
      if (isName && typeof inner === 'string') return [key, marked(inner)];
      if (key === 'name' && inner && typeof inner === 'object') {
        return [
          key,
          Object.fromEntries(Object.entries(inner).map(([k, v]) => [k, marked(String(v))])),
        ];
      }
      return [key, markedNames(inner)];
    }),
  );
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
  await page.route('**/api/games/*/editions/*/json', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: markedNames(await response.json()) });
  });
}
