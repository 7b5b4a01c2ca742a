/** Which characters a WOFF2 file has a glyph for. For tests: a browser finds out by itself. */
import { brotliDecompressSync } from 'node:zlib';

const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const OTHER = 63;

/** A number of one to five bytes, seven bits of it in each. */
function base128(file: Buffer, at: number): readonly [value: number, next: number] {
  let value = 0;
  for (let next = at; ; next++) {
    const byte = file[next]!;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, next + 1];
  }
}

/** The `cmap` table: all tables are packed as one stream, one after the other. */
function table(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('this is no WOFF2 file');
  const count = file.readUInt16BE(12);
  let at = 48;
  let offset = 0;
  let found: readonly [start: number, length: number] | null = null;
  for (let i = 0; i < count; i++) {
    const flags = file[at++]!;
    const tag = flags & 0x3f;
    if (tag === OTHER) at += 4;
    let length: number;
    [length, at] = base128(file, at);
    // Outlines are transformed unless the version says no, everything else only if it says yes.
    const version = flags >> 6;
    const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    if (isTransformed) [length, at] = base128(file, at);
    if (tag === CMAP) found = [offset, length];
    offset += length;
  }
  if (!found) throw new Error('there is no table of characters');
  const packed = file.subarray(at, at + file.readUInt32BE(20));
  return brotliDecompressSync(packed).subarray(found[0], found[0] + found[1]);
}

/** Characters in segments: what is below U+10000. */
function* segments(map: Buffer): Generator<number> {
  const count = map.readUInt16BE(6) / 2;
  for (let i = 0; i < count; i++) {
    const [end, start, delta] = [14, 16 + 2 * count, 16 + 4 * count].map((from) =>
      map.readUInt16BE(from + 2 * i),
    ) as [number, number, number];
    const place = 16 + 6 * count + 2 * i;
    const range = map.readUInt16BE(place);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? code : map.readUInt16BE(place + range + 2 * (code - start));
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) yield code;
    }
  }
}

/** Characters in groups: all that there are. */
function* groups(map: Buffer): Generator<number> {
  for (let i = 0; i < map.readUInt32BE(12); i++) {
    const [start, end, glyph] = [16, 20, 24].map((from) => map.readUInt32BE(from + 12 * i)) as [
      number,
      number,
      number,
    ];
    for (let code = start; code <= end; code++) if (glyph + code - start !== 0) yield code;
  }
}

/** The characters of a font file. */
export function characters(file: Buffer): ReadonlySet<number> {
  const cmap = table(file);
  const found = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const map = cmap.subarray(cmap.readUInt32BE(8 + 8 * i));
    const format = map.readUInt16BE(0);
    const codes = format === 4 ? segments(map) : format === 12 ? groups(map) : [];
    for (const code of codes) found.add(code);
  }
  if (found.size === 0) throw new Error('its characters are written in a way that is not known');
  return found;
}
