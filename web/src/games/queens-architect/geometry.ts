/** Where corners and points of hexagons and of the action star are. Angles are those of a compass. */

/** A point of a drawing. */
export type Point = readonly [number, number];

/** The point at a distance from the origin; 0° is up, 90° is right. */
export function at(angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [Math.sin(radians) * distance, -Math.cos(radians) * distance];
}

const text = (point: Point): string => `${point[0].toFixed(2)} ${point[1].toFixed(2)}`;

/** A closed path through points. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(text).join('L')}Z`;
}

/** The path of a hexagon with a corner at `angle`. */
export function hexagon(radius: number, angle: number): string {
  return outline([0, 1, 2, 3, 4, 5].map((k) => at(angle + 60 * k, radius)));
}

/** The direction of point `k` of the star, clockwise from the top. */
export const pointAngle = (k: number): number => 60 * k;

/** The direction of notch `k` of the star, which lies clockwise of point `k`. */
export const notchAngle = (k: number): number => 30 + 60 * k;

/** The triangle of point `k` of a star with the side `s`. */
export function starPoint(k: number, s: number): string {
  const angle = pointAngle(k);
  return outline([at(angle - 30, s), at(angle, s * Math.sqrt(3)), at(angle + 30, s)]);
}
