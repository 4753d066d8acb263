import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { type BulkResult } from '../types.js';
import { bulkMessages } from './bulkMessages.js';

/** Which records were not changed, and why. */
export function BulkRefusals({ result, names }: { result: BulkResult; names: ReadonlyMap<string, string> }) {
  const t = useMessages(bulkMessages);
  return (
    <div className="flex flex-col gap-3 py-2">
      <Alert tone="warning">{t('partly', { changed: result.changed.length, refused: result.refused.length })}</Alert>
      <ul
        aria-label={t('refused')}
        className="max-h-80 divide-y divide-hairline overflow-auto rounded-md border border-hairline"
      >
        {result.refused.map(({ id, reason }) => (
          <li key={id} className="flex flex-wrap gap-x-3 px-3 py-2">
            <span className="min-w-32 font-medium">{names.get(id) ?? id}</span>
            <span className="min-w-0 flex-1 text-danger-text">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
