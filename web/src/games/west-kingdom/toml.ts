/**
 * Reads the part of TOML that data files use, for tests: so that they look at the numbers of the
 * shipped edition as they are and not at a copy of them.
 */
type Table = Record<string, unknown>;

/** A value of the file: text, number, truth, list, or table in braces. */
function valueOf(text: string): unknown {
  const json = text.replaceAll(/"(?:[^"\\]|\\.)*"|([A-Za-z_]\w*)(\s*=)?/g, (whole, word, sign) =>
    word === undefined ? whole : sign ? `"${word}":` : whole,
  );
  return JSON.parse(json) as unknown;
}

/** The table that a heading such as `board.location` stands for; `isRow` begins a new row. */
function tableAt(root: Table, path: readonly string[], isRow: boolean): Table {
  let at = root;
  path.forEach((key, index) => {
    const isLast = index === path.length - 1;
    if (isLast && isRow) {
      const rows = (at[key] ??= []) as Table[];
      rows.push({});
      at = rows.at(-1)!;
    } else {
      at = (at[key] ??= {}) as Table;
    }
  });
  return at;
}

/** The edition as boards are given it. */
export function editionFrom(text: string): Readonly<Record<string, unknown>> {
  const root: Table = {};
  let table = root;
  for (const line of text.split('\n')) {
    const heading = /^\[(\[?)([\w.]+)\]/.exec(line);
    if (heading) table = tableAt(root, heading[2]!.split('.'), heading[1] === '[');
    const entry = /^(\w+) = (.*)$/.exec(line);
    if (entry) table[entry[1]!] = valueOf(entry[2]!);
  }
  return root;
}
