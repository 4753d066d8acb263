import { type MailFolder } from '@smart-admin/api-client/contract';
import { Button, IconButton } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { useDebounced } from '@smart-admin/ui/random';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, PenLine, Search, Settings } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { useLastPage } from '../../../resource/useLastPage.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { AccountDialog } from '../../../mail/AccountDialog.js';
import { ComposeDialog } from '../../../mail/ComposeDialog.js';
import { EMPTY_MAIL } from '../../../mail/composed.js';
import { MailFolders } from '../../../mail/MailFolders.js';
import { MailLine } from '../../../mail/MailLine.js';
import { mailMessages } from '../../../mail/mailMessages.js';
import { MAIL_KEY } from '../../../mail/mailTypes.js';
import { useMailActions } from '../../../mail/useMailActions.js';

/** Milliseconds after which a list is read again in which something is being sent. */
const WAIT = 3_000;

/** A person's mail by folders. */
export function Page() {
  const t = useMessages(mailMessages);
  const [folder, setFolder] = useState<MailFolder>('inbox');
  const [keyword, setKeyword] = useState('');
  const [isUnreadOnly, setUnreadOnly] = useState(false);
  const [place, setPlace] = useState({ page: 1, limit: 20 });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'account' | 'write'>();
  const [isReceiving, setReceiving] = useState(false);
  const searched = useDebounced(keyword.trim());
  const { reload, mark, remove, restore } = useMailActions();
  const account = useQuery({
    queryKey: [MAIL_KEY, 'account'],
    queryFn: ({ signal }) => api.extend.email.account({ signal, silent: true }),
  });
  const counts = useQuery({
    queryKey: [MAIL_KEY, 'counts'],
    queryFn: ({ signal }) => api.extend.email.counts({ signal, silent: true }),
  });
  const query = { folder, keyword: searched, currentPage: place.page, pageSize: place.limit };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [MAIL_KEY, 'list', query, isUnreadOnly],
    queryFn: ({ signal }) =>
      api.extend.email.list({ query: { ...query, ...(isUnreadOnly ? { isRead: 0 } : {}) } }, { signal, silent: true }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some((mail) => mail.state === 'sending') ? WAIT : false),
  });
  useLastPage(place, isPlaceholderData ? undefined : data?.pagination.total, setPlace);
  const list = data?.list ?? [];
  const ids = list.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const show = (next: MailFolder) => {
    setFolder(next);
    setPlace({ ...place, page: 1 });
    setChosen(new Set());
  };
  const handleReceive = async () => {
    setReceiving(true);
    const received = api.extend.email.receive().then(({ received: count, left }) => {
      if (left > 0) toast.success(t('receivedMore', { count, left }));
      else toast.success(count > 0 ? t('received', { count }) : t('receivedNone'));
    });
    await isAccepted(received);
    setReceiving(false);
    await reload();
  };
  const hasAccount = account.data?.account !== null;
  const act = async (work: Promise<boolean>) => {
    if (await work) setChosen(new Set());
  };
  return (
    <section
      aria-label={t('label')}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      <header className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-3">
        <Button
          variant="primary"
          icon={<PenLine aria-hidden />}
          disabled={!hasAccount}
          onClick={() => setDialog('write')}
        >
          {t('write')}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          loading={isReceiving}
          disabled={!hasAccount}
          onClick={() => void handleReceive()}
        >
          {t('receive')}
        </Button>
        <Input
          type="search"
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          prefix={<Search aria-hidden />}
          value={keyword}
          onValueChange={(value) => {
            setKeyword(value);
            setPlace({ ...place, page: 1 });
          }}
          className="ml-auto w-60 phone:ml-0 phone:w-full"
        />
        <Checkbox
          value={isUnreadOnly}
          onValueChange={(isOnly) => {
            setUnreadOnly(isOnly);
            setPlace({ ...place, page: 1 });
          }}
        >
          {t('unreadOnly')}
        </Checkbox>
        <IconButton variant="secondary" label={t('account')} onClick={() => setDialog('account')}>
          <Settings aria-hidden />
        </IconButton>
      </header>
      <div className="flex min-h-0 flex-1 phone:flex-col">
        <MailFolders
          folder={folder}
          counts={{ inbox: counts.data?.unread ?? 0, draft: counts.data?.drafts ?? 0, sent: counts.data?.failed ?? 0 }}
          onChange={show}
        />
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          {list.length > 0 && (
            <div className="flex min-h-11 flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-1">
              <Checkbox
                aria-label={t('selectAll')}
                value={ids.length === 0 ? false : ids.length === list.length ? true : 'indeterminate'}
                onValueChange={(all) => setChosen(new Set(all ? list.map(({ id }) => id) : []))}
              />
              {ids.length > 0 && (
                <>
                  <span className="text-12 text-2">{t('selected', { count: ids.length })}</span>
                  <Button size="mini" onClick={() => void act(mark(ids, { isRead: true }))}>
                    {t('markRead')}
                  </Button>
                  <Button size="mini" onClick={() => void act(mark(ids, { isRead: false }))}>
                    {t('markUnread')}
                  </Button>
                  {folder === 'trash' && (
                    <Button size="mini" onClick={() => void act(restore(ids))}>
                      {t('restore')}
                    </Button>
                  )}
                  <Button size="mini" variant="danger" onClick={() => void act(remove(ids, folder === 'trash'))}>
                    {t(folder === 'trash' ? 'removeForever' : 'remove')}
                  </Button>
                </>
              )}
            </div>
          )}
          <div className="min-h-0 flex-1 overflow-y-auto">
            {error && !data ? (
              <LoadError error={error} onRetry={() => void refetch()} />
            ) : !data ? (
              <Skeleton lines={8} className="m-4" />
            ) : list.length > 0 ? (
              <ul aria-label={t(folder)} className="m-0 list-none p-0">
                {list.map((mail) => (
                  <MailLine
                    key={mail.id}
                    mail={mail}
                    isChosen={chosen.has(mail.id)}
                    onChoose={(isChosen) => setChosen(withMember(chosen, mail.id, isChosen))}
                    onStar={(isStarred) => void mark([mail.id], { isStarred })}
                  />
                ))}
              </ul>
            ) : searched !== '' || isUnreadOnly ? (
              <Empty
                kind="noMatch"
                onClearFilters={() => {
                  setKeyword('');
                  setUnreadOnly(false);
                }}
              />
            ) : hasAccount ? (
              <Empty title={t('noMails')} />
            ) : (
              <Empty
                title={t('noAccount')}
                description={t('noAccountText')}
                actions={<Button onClick={() => setDialog('account')}>{t('setUp')}</Button>}
              />
            )}
          </div>
          {data && data.pagination.total > 0 && (
            <div className="flex flex-none justify-end overflow-x-auto border-t border-hairline px-4 py-2">
              <Pagination page={place.page} limit={place.limit} total={data.pagination.total} onChange={setPlace} />
            </div>
          )}
        </div>
      </div>
      {dialog === 'account' && account.data && (
        <AccountDialog
          account={account.data.account}
          onSaved={() => void reload()}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'write' && (
        <ComposeDialog
          start={EMPTY_MAIL}
          place={undefined}
          onDone={() => void reload()}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}

function withMember(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return isIn ? new Set([...set, id]) : new Set([...set].filter((each) => each !== id));
}
