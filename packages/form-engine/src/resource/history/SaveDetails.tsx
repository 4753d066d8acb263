import { useMessages } from '@smart-admin/ui/locale';
import { Fragment } from 'react';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { readableColumns } from '../../core/permissions/readableColumns.js';
import { FieldText } from '../../renderer/FieldText.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { type RecordSave } from './HistorySource.js';
import { historyMessages } from './historyMessages.js';
import { savedChanges, type SavedChange } from './savedChanges.js';

/** What one save changed: each field with both values, of subtables the rows by the value of the first column that the person sees. */
export function SaveDetails({ form, save }: { form: FormDocument; save: RecordSave }) {
  const t = useMessages(historyMessages);
  const changes = savedChanges(form, save);
  if (changes.length === 0) return <p className="m-0 text-3">{t('hidden')}</p>;
  return (
    <dl className="m-0 grid grid-cols-[minmax(64px,auto)_1fr] gap-x-3 gap-y-1">
      {changes.map((change) => (
        <div key={change.field.id} className="contents">
          <dt className="text-3">{change.field.label || change.field.id}</dt>
          <dd className="m-0 min-w-0 break-words text-1">
            {'lost' in change ? (
              <span className="text-3">{t('lost')}</span>
            ) : 'added' in change ? (
              <RowChanges change={change} />
            ) : (
              <>
                <del className="text-2 decoration-danger-edge">
                  <FieldText field={change.field} value={change.before} inline />
                </del>
                <span aria-hidden className="px-1.5 text-3">
                  →
                </span>
                <ins className="no-underline">
                  <FieldText field={change.field} value={change.after} inline />
                </ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows that are named; more are counted. */
const NAMED = 5;

function RowChanges({ change }: { change: Extract<SavedChange, { added: unknown }> }) {
  const t = useMessages(historyMessages);
  const { field } = change;
  const { permissions } = useResourceSetting();
  const [column] = field.kind === 'subtable' ? readableColumns(field, (path) => permissions.fieldAccess(path)) : [];
  const kinds = (['added', 'changed', 'removed'] as const).filter((kind) => change[kind].length > 0);
  if (kinds.length === 0) return t('moved');
  return kinds.map((kind) => {
    // of a row that changed the cells that did are known alone
    const named = change[kind].filter((row) => column && row[column.id] !== undefined && row[column.id] !== '');
    return (
      <div key={kind}>
        {t(kind, { count: change[kind].length })}
        {column && named.length > 0 && (
          <span className="text-2">
            {t('colon')}
            {named.slice(0, NAMED).map((row, index) => (
              <Fragment key={row.id}>
                {index > 0 && t('comma')}
                <FieldText field={column} value={row[column.id]} inline />
              </Fragment>
            ))}
            {named.length > NAMED && '…'}
          </span>
        )}
      </div>
    );
  });
}
