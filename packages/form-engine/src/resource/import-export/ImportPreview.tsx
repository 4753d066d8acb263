import { useMessages } from '@smart-admin/ui/locale';
import { CircleAlert } from 'lucide-react';
import { type ImportRow, type ImportSource } from '../types.js';
import { importMessages } from './importMessages.js';

const SHOWN = 200;

/** Rows of a read file, wrong cells marked with their messages; wrong rows first, at most 200. */
export function ImportPreview({
  rows,
  columns,
  summary,
}: {
  rows: readonly ImportRow[];
  columns: ImportSource['columns'];
  summary: string;
}) {
  const t = useMessages(importMessages);
  const numbered = rows.map((row, index) => ({ row, number: index + 1 }));
  const isBad = ({ row }: { row: ImportRow }) => Object.keys(row.errors).length > 0;
  const shown = [...numbered.filter(isBad), ...numbered.filter((entry) => !isBad(entry))].slice(0, SHOWN);
  return (
    <>
      <p className="m-0 mb-3 text-2" role="status">
        {summary}
      </p>
      {/* a region that scrolls must be reachable by keyboard */}
      <div
        className="max-h-96 overflow-auto rounded-md border border-hairline"
        role="region"
        aria-label={summary}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="w-full border-collapse whitespace-nowrap">
          <thead className="sticky top-0 bg-sunken text-12 text-2">
            <tr className="h-9">
              <th scope="col" className="px-3 text-left font-medium">
                {t('row')}
              </th>
              {columns.map(({ id, header }) => (
                <th key={id} scope="col" className="px-3 text-left font-medium">
                  {header}
                </th>
              ))}
              <th scope="col" className="px-3 text-left font-medium">
                {t('problem')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, number }) => (
              <tr key={number} className="h-9 border-t border-hairline" data-invalid={isBad({ row }) || undefined}>
                <td className="px-3 tabular-nums">{number}</td>
                {columns.map(({ id }) => (
                  <td key={id} className={row.errors[id] ? 'px-3 text-danger-text' : 'px-3'}>
                    {row.values[id]}
                  </td>
                ))}
                <td className="px-3 text-danger-text">
                  {Object.values(row.errors).length > 0 && (
                    <span className="flex items-center gap-1">
                      <CircleAlert aria-hidden className="size-3" />
                      {Object.values(row.errors).join('；')}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
