/** With what an area is painted, and with what one writes on it. Names of tokens. */
export interface Paint {
  readonly fill: string;
  readonly on: 'on-light' | 'on-dark';
}

export const light = (fill: string): Paint => ({ fill, on: 'on-light' });
export const dark = (fill: string): Paint => ({ fill, on: 'on-dark' });
