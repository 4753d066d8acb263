import { type TableChange } from '@smart-admin/api-client/contract';
import { CodeViewer } from '@smart-admin/ui/code-viewer';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { releaseMessages } from './releaseMessages.js';

/** What a release does to the tables: in words, with the values that it converts or would lose, and the statements. */
export function ReleaseChanges({ changes }: { changes: readonly TableChange[] }) {
  const t = useMessages(releaseMessages);
  if (changes.length === 0) return <p className="m-0 text-2">{t('nothing')}</p>;
  return (
    <ul data-slot="release-changes" className="m-0 grid list-none gap-3 p-0">
      {changes.map((change) => (
        <li
          key={`${change.kind} ${change.table} ${change.column}`}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 gap-y-1"
        >
          <Tag tone={change.failing > 0 ? 'danger' : TONES[change.kind]}>{t(change.kind)}</Tag>
          <span>
            <strong className="font-medium">{nameOf(change, t)}</strong>
            {change.label && change.field && (
              <span className="ml-2 text-12 text-3">{t('subtable', { name: change.label })}</span>
            )}
            <span className="block text-2">{t(`${change.kind}Text`, wordsOf(change))}</span>
            {change.kind === 'convertColumn' && change.failing > 0 && (
              <span className="block text-danger-text">{t('convertFailing', wordsOf(change))}</span>
            )}
            {change.kind === 'addUnique' && change.failing > 0 && (
              <span className="block text-danger-text">{t('uniqueFailing', wordsOf(change))}</span>
            )}
            {change.sql.length > 0 && (
              <details className="text-12 text-3">
                <summary className="w-fit cursor-pointer">{t('statements')}</summary>
                <CodeViewer
                  className="mt-1 max-h-40"
                  language="sql"
                  lineNumbers={false}
                  code={change.sql.map((statement) => `${statement};`).join('\n')}
                />
              </details>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const wordsOf = ({ from, to, filled, failing }: TableChange) => ({ from, to, filled, failing });

function nameOf(
  { field, label, table }: TableChange,
  t: ReturnType<typeof useMessages<keyof typeof releaseMessages.zh>>,
) {
  if (field) return field;
  return label ? t('subtable', { name: label }) : t('table', { name: table });
}

const TONES = {
  createTable: 'success',
  adoptTable: 'info',
  addColumn: 'success',
  renameColumn: 'info',
  renameTable: 'info',
  widenColumn: 'info',
  convertColumn: 'warning',
  dropEmpty: 'neutral',
  keepColumn: 'neutral',
  keepTable: 'neutral',
  nameTaken: 'danger',
  addUnique: 'info',
  dropUnique: 'neutral',
} as const;
