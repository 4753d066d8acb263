const WIDTH = 72;
const HEIGHT = 28;
/** Room for the dot at the last point. */
const EDGE = 3;

/** The course of some counts beside the figure that says the last of them; nothing for readers. */
export function Sparkline({ counts }: { counts: readonly number[] }) {
  const highest = Math.max(1, ...counts);
  const points = counts.map((count, index): [number, number] => [
    EDGE + (index / Math.max(1, counts.length - 1)) * (WIDTH - 2 * EDGE),
    HEIGHT - EDGE - (count / highest) * (HEIGHT - 2 * EDGE),
  ]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid meet"
      className="h-7 w-18 min-w-0 text-primary-text"
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="2.5" fill="currentColor" />
    </svg>
  );
}
