import { useMessages } from '../locale/LocaleProvider.js';
import { chartMessages } from './chartMessages.js';
import { valueText } from './chartText.js';
import { type ChartFigures } from './chartTypes.js';

/** The figures of a chart as a table, a row for each label. */
export function ChartTable({ figures, label, height }: ChartTableProps) {
  const t = useMessages(chartMessages);
  return (
    // a region that scrolls takes the focus, so that the keyboard reaches what is below
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className="overflow-auto rounded-sm" style={{ height }}>
      <table className="w-full border-collapse text-12 tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="border-b border-hairline text-2">
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              {t('label')}
            </th>
            {figures.series.map(({ name }) => (
              <th key={name} scope="col" className="py-1 ps-3 text-end font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.labels.map((name, index) => (
            <tr key={index} className="border-b border-hairline">
              <th scope="row" className="py-1 pe-3 text-start font-normal">
                {name}
              </th>
              {figures.series.map((series) => (
                <td key={series.name} className="py-1 ps-3 text-end">
                  {valueText(figures, series.values[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChartTableProps {
  figures: ChartFigures;
  label: string;
  /** In px. */
  height: number;
}
