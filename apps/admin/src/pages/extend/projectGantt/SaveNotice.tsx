import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { ganttMessages } from './ganttMessages.js';
import { type SyncState, type TaskSync } from './taskSync.js';

/** Whether the chart is saved, beside its name. */
export function SaveMark({ kind }: Pick<SyncState, 'kind'>) {
  const t = useMessages(ganttMessages);
  const text = kind === 'saved' || kind === 'saving' ? t(kind) : kind === 'waiting' ? t('waiting') : '';
  return (
    <span role="status" className="flex-none text-12 text-3">
      {text}
    </span>
  );
}

/** Why nothing can be changed, or why changes are not saved and what can be done about it. */
export function SaveNotice({ state, sync }: { state: SyncState; sync: TaskSync }) {
  const t = useMessages(ganttMessages);
  const { kind, message = '', project } = state;
  const handleDiscard = async () => {
    if (await confirm({ description: t('discardQuestion'), confirmText: t('discard'), tone: 'danger' })) sync.discard();
  };
  if (kind === 'gone')
    return (
      <Alert tone="danger" className="m-3 flex-none">
        {t('gone')}
      </Alert>
    );
  if (kind === 'away' || kind === 'refused')
    return (
      <Alert tone="warning" className="m-3 flex-none">
        <span className="flex flex-wrap items-center gap-2">
          {kind === 'away' ? t('away') : t('refused', { reason: message })}
          <Button size="mini" onClick={() => void sync.flush()}>
            {t('retry')}
          </Button>
          <Button size="mini" onClick={() => void handleDiscard()}>
            {t('discard')}
          </Button>
        </span>
      </Alert>
    );
  if (project.state === 'archived') return <Alert className="m-3 flex-none">{t('archived')}</Alert>;
  if (project.role === 'reader') return <Alert className="m-3 flex-none">{t('readOnly')}</Alert>;
  return null;
}
