/** How the moving part of each place moves, once: on the field of the scene. */
export const STIRS: Readonly<Record<string, readonly Keyframe[]>> = {
  // The block swings on the crane.
  quarry: swing(98, 13, 9),
  // A tree shakes under the axe.
  forest: swing(130, 68, 4),
  // The cart rolls out and back.
  mines: shift([0, 0], [-12, 0], [0, 0]),
  // The fire flares up.
  silversmith: grow(55, 66, 1.5),
  // The basket is let down from the loft.
  kings_storehouse: shift([0, 0], [0, 12], [0, 12], [0, 0]),
  // Bunting waves.
  town_centre: shift([0, 0], [0, -3], [0, 2], [0, -1], [0, 0]),
  // The bill of the collector unrolls.
  tax_stand: shift([0, 0], [0, 5], [0, 5], [0, 0]),
  // The flag on the tower waves.
  guardhouse: grow(46, -4, 1.15),
};

function around(x: number, y: number, how: string): Keyframe {
  return { transform: `translate(${x}px, ${y}px) ${how} translate(${-x}px, ${-y}px)` };
}

function swing(x: number, y: number, degrees: number): readonly Keyframe[] {
  return [0, degrees, -degrees * 0.7, degrees * 0.4, 0].map((by) =>
    around(x, y, `rotate(${by}deg)`),
  );
}

function grow(x: number, y: number, most: number): readonly Keyframe[] {
  return [1, most, 1 + (most - 1) * 0.2, 1 + (most - 1) * 0.6, 1].map((by) =>
    around(x, y, `scale(${by})`),
  );
}

function shift(...points: readonly (readonly [number, number])[]): readonly Keyframe[] {
  return points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
}
