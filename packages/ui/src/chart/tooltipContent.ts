import { shareOf, valueText } from './chartText.js';
import { type ChartFigures } from './chartTypes.js';

/** The values at a place of the labels as an element: names come from people, so they are never read as HTML. */
export function tooltipContent(figures: ChartFigures, colors: readonly string[], index: number): HTMLElement {
  const box = document.createElement('div');
  box.className = 'grid gap-0.5 text-12';
  if (figures.kind === 'pie') {
    const values = figures.series[0]?.values ?? [];
    const share = shareOf(values, index);
    const text = valueText(figures, values[index]);
    box.append(
      line(colors[index], figures.labels[index] ?? '', share === null ? text : `${text} (${share.toFixed(1)}%)`),
    );
    return box;
  }
  box.append(part('text-2', figures.labels[index] ?? ''));
  for (const [place, { name, values }] of figures.series.entries())
    box.append(line(colors[place], name, valueText(figures, values[index])));
  return box;
}

function line(color: string | undefined, name: string, value: string): HTMLElement {
  const row = part('flex items-center gap-2', '');
  const mark = part('h-0.5 w-2.5 flex-none rounded-full', '');
  mark.style.background = color ?? '';
  row.append(mark, part('max-w-40 truncate', name), part('ms-auto ps-3 tabular-nums', value));
  return row;
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.textContent = text;
  return element;
}
