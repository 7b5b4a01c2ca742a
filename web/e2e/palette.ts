/** Makes a picture small: at most 256 colors, which is enough for drawings of few. */
import { crc32, deflateSync } from 'node:zlib';

import type { Page } from '@playwright/test';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel. */
  readonly rgb: Uint8Array;
}

/** Lets the browser read a picture. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const read = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = '';
    for (let at = 0; at < data.length; at += 4) {
      text += String.fromCharCode(data[at]!, data[at + 1]!, data[at + 2]!);
    }
    return { width, height, text: btoa(text) };
  }, png.toString('base64'));
  return { ...read, rgb: Buffer.from(read.text, 'base64') };
}

/** The most frequent colors that differ enough to be worth a place. */
function paletteOf(rgb: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const color = (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
  const chosen: number[] = [];
  for (const far of [300, 60, 0]) {
    for (const color of frequent) {
      if (chosen.length === 256) return chosen;
      if (chosen.every((other) => distance(color, other) > far)) chosen.push(color);
    }
  }
  return chosen;
}

function distance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  return red * red + green * green + blue * blue;
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The same picture with a palette. */
export async function smaller(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, rgb } = await pixelsOf(page, png);
  const palette = paletteOf(rgb);
  const nearest = new Map(palette.map((color, index) => [color, index]));
  const find = (color: number): number => {
    let found = nearest.get(color);
    if (found === undefined) {
      found = 0;
      palette.forEach((other, index) => {
        if (distance(color, other) < distance(color, palette[found!]!)) found = index;
      });
      nearest.set(color, found);
    }
    return found;
  };
  const rows = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel++) {
    const color = (rgb[pixel * 3]! << 16) | (rgb[pixel * 3 + 1]! << 8) | rgb[pixel * 3 + 2]!;
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = find(color);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const colors = Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
