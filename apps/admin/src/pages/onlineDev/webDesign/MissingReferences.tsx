import { type MissingReference } from '@smart-admin/api-client/contract';
import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { releaseMessages } from './releaseMessages.js';

/** What a draft names and what does not exist: the release works, these fields and buttons do not. */
export function MissingReferences({ missing }: { missing: readonly MissingReference[] }) {
  const t = useMessages(releaseMessages);
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning">
      <span className="block">{t('missing')}</span>
      <ul className="m-0 mt-1 list-disc pl-5">
        {missing.map(({ kind, label, name }) => (
          <li key={`${kind} ${label} ${name}`}>
            {name === '' ? t(`${kind}Unset`, { label }) : t(`${kind}Missing`, { label, name })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
