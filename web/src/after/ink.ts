/** Colors and shapes on a canvas, which cannot use CSS tokens. */
import type uPlot from 'uplot';

import type { Tint } from '../board/contract';
import { SHAPES } from '../look/shapes';

/** The current value of a token. */
export function inkOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
}

/** Lines can be told apart without color, too. */
export const DASHES: Readonly<Record<Tint, number[]>> = {
  vermilion: [],
  lapis: [12, 4],
  malachite: [3, 4],
  orpiment: [8, 3, 2, 3],
  murex: [16, 3, 3, 3],
};

/** Paints a player's shape, `size` pixels wide, centered at a place of the canvas. */
export function stamp(
  plot: uPlot,
  tint: Tint,
  [x, y]: readonly [number, number],
  size: number,
): void {
  const { ctx } = plot;
  const scale = (size * devicePixelRatio) / 24;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.translate(-12, -12);
  const path = new Path2D(SHAPES[tint]);
  ctx.fillStyle = inkOf(tint);
  ctx.strokeStyle = inkOf('out');
  ctx.lineWidth = 2.4;
  ctx.lineJoin = 'round';
  ctx.fill(path);
  ctx.stroke(path);
  ctx.restore();
}

/** The axis style shared by all charts. */
export function axis(more: uPlot.Axis): uPlot.Axis {
  return {
    stroke: inkOf('ink-2'),
    font: `12px ${inkOf('sans')}`,
    grid: { stroke: inkOf('line'), width: 1 },
    ticks: { show: false },
    ...more,
  };
}
