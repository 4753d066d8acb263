import { LoadError } from '@smart-admin/ui/error-state';
import { IconButton } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tag } from '@smart-admin/ui/tag';
import { ChevronLeft, History, UserSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ChangesBar } from './changes/ChangesBar.js';
import { HistoryDrawer } from './changes/HistoryDrawer.js';
import { EffectivePanel } from './effective/EffectivePanel.js';
import { grantMessages } from './grantMessages.js';
import { type GrantHolder } from './grants.js';
import { HolderDialog } from './HolderDialog.js';
import { GrantMatrix } from './matrix/GrantMatrix.js';
import { useGrants } from './useGrants.js';

/** The permissions of one holder: the matrix, what saving would change, and what a person has in the end. */
export function HolderGrants({ holder, canEdit, onChanged, onBack }: HolderGrantsProps) {
  const t = useMessages(grantMessages);
  const grants = useGrants(holder);
  const [panel, setPanel] = useState<'why' | 'history' | 'copy'>();
  const [activePageId, setActivePageId] = useState<string>();
  const { rows, saved, draft, changes, details } = grants;
  const isChanged = changes.length > 0;
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  const readOnly = !canEdit || details?.editable !== true || details.fixed;

  const handleCopy = async (from: GrantHolder) => {
    setPanel(undefined);
    await grants.copy(from);
  };
  const handleDiscard = async () => {
    if (changes.length < 3 || (await confirm({ description: t('unsaved'), confirmText: t('discard'), tone: 'danger' })))
      grants.discard();
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <section className="flex min-h-0 min-w-0 flex-1 flex-col" aria-label={t('titleOf', { name: holder.name })}>
        <div className="flex min-h-12 flex-none items-center gap-2 border-b border-hairline px-4">
          {onBack && (
            <IconButton pane label={t('back')} onClick={onBack} className="-ml-2 hidden phone:inline-flex">
              <ChevronLeft aria-hidden />
            </IconButton>
          )}
          <h2 className="min-w-0 truncate text-14 font-semibold">{holder.name}</h2>
          <Tag className="flex-none">{t(`one${holder.type}`)}</Tag>
          {details && (
            <span className="min-w-0 truncate text-12 text-3">
              {holder.type !== 'User' && t('memberCount', { count: details.memberCount })}
              {details.saved &&
                ` · ${t('savedBy', { time: formatDate(details.saved.time, 'YYYY-MM-DD HH:mm'), name: details.saved.userName })}`}
            </span>
          )}
          <span className="ml-auto flex flex-none items-center">
            <IconButton label={t('history')} onClick={() => setPanel('history')}>
              <History aria-hidden />
            </IconButton>
            <IconButton
              label={t('why')}
              aria-pressed={panel === 'why'}
              onClick={() => setPanel(panel === 'why' ? undefined : 'why')}
            >
              <UserSearch aria-hidden />
            </IconButton>
          </span>
        </div>
        {details && readOnly && canEdit && (
          <p className="m-0 flex-none border-b border-hairline bg-sunken px-4 py-2 text-12 text-2">
            {t(details.fixed ? 'fixed' : 'notEditable')}
          </p>
        )}
        {rows && saved && draft ? (
          <GrantMatrix
            rows={rows}
            saved={saved}
            draft={draft}
            changes={changes}
            onChange={grants.change}
            readOnly={readOnly || grants.busy !== undefined}
            activePageId={activePageId}
            onActivePage={setActivePageId}
            onCopy={() => setPanel('copy')}
          />
        ) : grants.error ? (
          <LoadError error={grants.error} onRetry={grants.retry} />
        ) : (
          <Skeleton className="m-4 h-80" />
        )}
        {!readOnly && saved && draft && (
          <ChangesBar holder={holder} grants={grants} onDiscard={() => void handleDiscard()} />
        )}
      </section>
      {panel === 'why' && (
        <EffectivePanel
          holder={holder}
          grants={grants}
          activePageId={activePageId}
          onClose={() => setPanel(undefined)}
        />
      )}
      {panel === 'history' && rows && <HistoryDrawer holder={holder} rows={rows} onClose={() => setPanel(undefined)} />}
      {panel === 'copy' && (
        <HolderDialog
          title={t('copyTitle')}
          text={t('copyText')}
          confirmText={t('takeOver')}
          except={holder}
          onChoose={(from) => void handleCopy(from)}
          onClose={() => setPanel(undefined)}
        />
      )}
    </div>
  );
}

interface HolderGrantsProps {
  holder: GrantHolder;
  /** Whether the caller may save at all. */
  canEdit: boolean;
  /** Tells whether something is ticked that is not saved. */
  onChanged(isChanged: boolean): void;
  /** Back to the list of holders, where the window has no room for both. */
  onBack?: () => void;
}
