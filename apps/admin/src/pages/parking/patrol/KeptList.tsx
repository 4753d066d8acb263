import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { type KeptStay } from './keptStays.js';
import { patrolMessages } from './patrolMessages.js';

/** Stays that wait to be sent, each with why it was refused where it was. */
export function KeptList({ list, onRetry, onDiscard }: KeptListProps) {
  const t = useMessages(patrolMessages);
  if (list.length === 0) return null;
  const discard = async ({ key, plate }: KeptStay) => {
    if (await confirm({ tone: 'danger', description: t('discardQuestion', { plate }) })) onDiscard(key);
  };
  return (
    <Alert
      tone="warning"
      title={t('keptTitle', { count: list.length })}
      action={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p className="m-0">{t('keptHint')}</p>
      <ul className="m-0 mt-1 grid list-none gap-1 p-0">
        {list.map((stay) => (
          <li key={stay.key} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {[stay.berthName, stay.plate, formatDate(stay.time, 'HH:mm')].join(' · ')}
              {stay.refused === undefined ? null : (
                <span className="ml-2 text-danger-text">{t('refused', { reason: stay.refused })}</span>
              )}
            </span>
            <Button size="small" variant="text" onClick={() => void discard(stay)}>
              {t('discard')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface KeptListProps {
  list: readonly KeptStay[];
  onRetry: () => void;
  onDiscard: (key: string) => void;
}
