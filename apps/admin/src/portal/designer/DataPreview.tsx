import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { dataText } from '../dataText.js';
import { type CardState } from '../ShownCard.js';
import { portalDesignMessages } from './portalDesignMessages.js';

/** Rows that are shown. */
const ROWS = 3;

/** The first rows of a card as the server gave them, when, and how long that took. */
export function DataPreview({ state: { answer, error } }: { state: CardState }) {
  const t = useMessages(portalDesignMessages);
  return (
    <section aria-label={t('dataPreview')} className="border-t border-hairline px-4 pt-3 pb-5">
      <h3 className="m-0 mb-2 flex items-center justify-between text-14 font-semibold">
        {t('dataPreview')}
        {answer ? (
          <span className="text-12 font-normal text-2 tabular-nums">
            {t('milliseconds', { time: formatDate(answer.time, 'HH:mm'), count: answer.duration })}
          </span>
        ) : null}
      </h3>
      {error ? <p className="m-0 text-danger-text">{error}</p> : null}
      {!answer && !error ? <Skeleton lines={3} /> : null}
      {answer && answer.rows.length === 0 ? <p className="m-0 text-3">{t('noRows')}</p> : null}
      {answer && answer.rows.length > 0 ? (
        <div className="overflow-auto rounded-md border border-hairline">
          <table className="w-full border-collapse">
            <thead>
              <tr className="bg-sunken text-12 text-2">
                {answer.columns.map(({ id, label, kind }) => (
                  <th key={id} className={`h-8 px-2 font-medium whitespace-nowrap ${alignOf(kind)}`}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.rows.slice(0, ROWS).map((row, index) => (
                <tr key={index} className="border-t border-hairline">
                  {answer.columns.map(({ id, kind }) => (
                    <td key={id} className={`h-8 px-2 whitespace-nowrap tabular-nums ${alignOf(kind)}`}>
                      {dataText(row[id], kind)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}

function alignOf(kind: string): string {
  return kind === 'text' || kind === 'day' ? 'text-left' : 'text-right';
}
