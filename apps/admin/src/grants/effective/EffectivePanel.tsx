import { LoadError } from '@smart-admin/ui/error-state';
import { UserPicker } from '@smart-admin/pickers/user-picker';
import { IconButton } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { useMinWidth } from '../../app/useMinWidth.js';
import { formSources } from '../../resource/formSources.js';
import { changeText } from '../changes/changeText.js';
import { type GrantHolder } from '../grants.js';
import { matrixMessages } from '../matrix/matrixMessages.js';
import { type GrantsState } from '../useGrants.js';
import { effectiveMessages } from './effectiveMessages.js';
import { keyOf, outcomeOf, type Rights, sourcesAfter } from './effectiveRights.js';
import { OutcomeIcon, SourceIcon } from './EffectiveIcons.js';
import { PageRights } from './PageRights.js';

/** What one person has in the end and through whom, with what saving would change for them. */
export function EffectivePanel({ holder, grants, activePageId, onClose }: EffectivePanelProps) {
  const t = useMessages(effectiveMessages);
  const isWide = useMinWidth(1280);
  const [userId, setUserId] = useState<string | null>(holder.type === 'User' ? holder.id : null);
  const body = (
    <>
      <UserPicker
        source={formSources.users}
        sourceKey="users"
        systemVariables={false}
        mode="popover"
        value={userId}
        onValueChange={(value) => setUserId(typeof value === 'string' && value !== '' ? value : null)}
        placeholder={t('choosePerson')}
        aria-label={t('choosePerson')}
      />
      {userId === null ? (
        <Empty inline title={t('choosePersonText')} />
      ) : (
        <PersonRights userId={userId} holder={holder} grants={grants} activePageId={activePageId} />
      )}
    </>
  );
  if (!isWide) {
    return (
      <Drawer open title={t('why')} onOpenChange={(open) => !open && onClose()}>
        {body}
      </Drawer>
    );
  }
  return (
    <aside aria-label={t('why')} className="flex w-74 flex-none flex-col border-l border-hairline">
      <div className="flex h-12 flex-none items-center justify-between border-b border-hairline pr-2 pl-4">
        <h3 className="m-0 text-14 font-semibold">{t('why')}</h3>
        <IconButton pane label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-auto p-4">{body}</div>
    </aside>
  );
}

function PersonRights({
  userId,
  holder,
  grants,
  activePageId,
}: Omit<EffectivePanelProps, 'onClose'> & { userId: string }) {
  const t = useMessages(effectiveMessages);
  const tMatrix = useMessages(matrixMessages);
  const locale = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['why', userId],
    queryFn: () => api.permission.authority.why({ id: userId }, { silent: true }),
  });
  const { changes, draft } = grants;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || !draft) return <Skeleton lines={6} className="mt-4" />;
  const rights: Rights = data;
  const isMember = data.sources.some(({ key }) => key === keyOf(holder));
  const isAdministrator = data.sources.some(({ type }) => type === 'Administrator');
  return (
    <>
      <ul aria-label={t('sources')} className="mt-3 flex flex-col gap-1.5 border-b border-hairline pb-4">
        {data.sources.map((source) => (
          <li key={source.key} className="flex items-center gap-2">
            <SourceIcon source={source} />
            <span className="flex-none text-3">{t(source.type)}</span>
            <span className="min-w-0 flex-1 truncate" title={source.note}>
              {source.fullName}
            </span>
            <span className="max-w-24 flex-none truncate text-12 text-3">
              {source.key === keyOf(holder) && changes.length > 0 ? t('withDraft') : source.note}
            </span>
          </li>
        ))}
      </ul>
      {isAdministrator ? (
        <p className="m-0 py-4 text-2">{t('hasEverything')}</p>
      ) : (
        <>
          <h4 className="mt-4 mb-2 text-14 font-semibold">{t('afterSaving')}</h4>
          {changes.length === 0 && <p className="m-0 text-3">{t('noChange')}</p>}
          {changes.length > 0 && !isMember && <p className="m-0 text-3">{t('notMember', { name: holder.name })}</p>}
          {isMember && (
            <ul className="flex flex-col gap-2">
              {changes.map((change) => {
                const found = outcomeOf(change, rights, holder);
                if (!found) return null;
                const { outcome, sources } = found;
                const names = sources.map(({ type, fullName }) => `${t(type)} ${fullName}`);
                return (
                  <li key={change.key} className="flex gap-2">
                    <OutcomeIcon outcome={outcome} />
                    <span className="min-w-0">
                      <span className="block truncate">{changeText(change, tMatrix)}</span>
                      <span className={outcome === 'remains' ? 'text-12 text-warning-text' : 'text-12 text-3'}>
                        {t(outcome, { sources: joinNames(names, locale) })}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ul>
          )}
          <PageRights
            rights={rights}
            rules={data.data}
            after={sourcesAfter(rights, holder, draft)}
            rows={grants.rows ?? []}
            activePageId={activePageId}
          />
        </>
      )}
    </>
  );
}

interface EffectivePanelProps {
  holder: GrantHolder;
  grants: GrantsState;
  activePageId: string | undefined;
  onClose(): void;
}
