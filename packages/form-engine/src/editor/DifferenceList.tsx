import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { type Difference } from './diffDocuments.js';
import { editorMessages } from './editorMessages.js';

/** The differences of two documents in words: what came, went, moved, and which setting says what now. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  const t = useMessages(editorMessages);
  if (differences.length === 0) return <p className="m-0 text-2">{t('noChanges')}</p>;
  return (
    <ul data-slot="differences" className="m-0 grid list-none gap-3 p-0">
      {differences.map((difference) => (
        <li key={`${difference.kind} ${difference.id}`} className="grid grid-cols-[auto_1fr] items-baseline gap-x-2">
          <Tag tone={TONES[difference.kind]}>{t(difference.kind)}</Tag>
          <span>
            <strong className="font-medium">{difference.label}</strong>
            {difference.kind === 'moved' && (
              <span className="ml-2 text-2">{t('movedText', { from: difference.from, to: difference.to })}</span>
            )}
            {difference.kind === 'changed' &&
              difference.changes.map(({ label, before, after }) => (
                <span key={label} className="block text-2">
                  {label}: <del className="text-3">{before || t('empty')}</del>
                  {' → '}
                  <ins className="no-underline">{after || t('empty')}</ins>
                </span>
              ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const TONES = { added: 'success', removed: 'danger', moved: 'info', changed: 'warning' } as const;
