import { type Point } from './layoutFlow.js';

/** SVG path through points that turn at right angles, with rounded corners. */
export function roundedPath(points: readonly Point[], radius = 8): string {
  const [first, ...rest] = points.filter((point, index) => !isSame(point, points[index - 1]));
  if (!first) return '';
  let path = `M${first.x} ${first.y}`;
  let before = first;
  rest.forEach((point, index) => {
    const after = rest[index + 1];
    if (after) {
      const enter = towards(point, before, radius);
      const leave = towards(point, after, radius);
      path += `L${enter.x} ${enter.y}Q${point.x} ${point.y} ${leave.x} ${leave.y}`;
    } else {
      path += `L${point.x} ${point.y}`;
    }
    before = point;
  });
  return path;
}

function isSame(point: Point, other: Point | undefined): boolean {
  return point.x === other?.x && point.y === other.y;
}

/** At most half the way, so that two corners close to each other do not cross. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
