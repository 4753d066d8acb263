/** Custom properties of the theme that charts are drawn with. */
const TOKENS = {
  axis: '--chart-axis',
  grid: '--chart-grid',
  track: '--neutral-soft-hover',
  limit: '--warning-edge',
  text: '--text-1',
  surface: '--bg-surface',
  raised: '--bg-raised',
  border: '--border-default',
} as const;

const SERIES = Array.from({ length: 8 }, (_, index) => `--chart-${index + 1}`);

/** Custom properties of the colours of so many series: one alone has the theme's colour, several those of the palette, in turn. */
export function seriesTokens(count: number): string[] {
  if (count === 1) return ['--primary-edge'];
  return Array.from({ length: count }, (_, index) => SERIES[index % SERIES.length] ?? '');
}

/** Reads the colours and the font that hold at an element, for so many series. */
export function readChartColors(element: Element, count: number): ChartColors {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token).trim();
  const named = Object.entries(TOKENS).map(([name, token]) => [name, read(token)]);
  return {
    ...(Object.fromEntries(named) as Record<keyof typeof TOKENS, string>),
    font: style.fontFamily,
    axisSize: parseFloat(read(AXIS_TOKEN)) || AXIS_SIZE,
    series: seriesTokens(count).map(read),
  };
}

/** Pixels of the texts at the axes; walls that are read from afar set a larger one. */
const AXIS_TOKEN = '--chart-axis-size';
const AXIS_SIZE = 11;

/** Colours as CSS writes them, `series` in the order of the series, and the font and size of the texts. */
export type ChartColors = Record<keyof typeof TOKENS, string> & { series: string[]; font: string; axisSize: number };
