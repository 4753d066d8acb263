import { Button, IconButton } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Spinner } from '@smart-admin/ui/spinner';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck, Settings } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useUnread } from '../app/unreadStore.js';
import { MESSAGES_KEY, type MessageCalls, type MessageRow } from './messageCache.js';
import { MessageSettings, type SettingCalls } from './MessageSettings.js';
import { MessageTime } from './MessageTime.js';
import { messageTexts } from './messageTexts.js';
import { useOpenMessage } from './useOpenMessage.js';
import { useReadAll } from './useReadAll.js';

/** One's messages, the newest first; more are loaded when the end of the list comes near. */
export function NoticeDrawer({ title, calls, onClose }: NoticeDrawerProps) {
  const t = useMessages(messageTexts);
  const { open, dialog } = useOpenMessage(calls);
  const readAll = useReadAll(calls);
  const unread = useUnread(({ notices }) => notices);
  const { data, error, isError, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: MESSAGES_KEY,
      queryFn: ({ pageParam, signal }) =>
        calls.mine({ query: { currentPage: pageParam, pageSize: PAGE } }, { signal, silent: true }),
      initialPageParam: 1,
      getNextPageParam: ({ list }, _pages, page) => (list.length < PAGE ? undefined : page + 1),
      staleTime: 0,
    },
  );
  // what came in between moves messages to the next page
  const rows = [...new Map(data?.pages.flatMap(({ list }) => list).map((row) => [row.id, row])).values()];
  const list = useRef<HTMLUListElement>(null);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const loadNear = () => {
    const element = list.current;
    if (!element || !hasNextPage || isFetchingNextPage || isError) return;
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR) void fetchNextPage();
  };
  // a first page may not fill a tall window
  useEffect(loadNear);
  const openRow = async (row: MessageRow) => {
    if ((await open(row)) !== 1) onClose();
  };
  return (
    <>
      <Drawer
        open
        width={380}
        title={title}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        headExtra={
          <>
            <Button
              variant="ghost"
              size="small"
              disabled={unread === 0 && rows.every(({ isRead }) => isRead === '1')}
              onClick={() => void readAll()}
            >
              <CheckCheck aria-hidden />
              {t('readAll')}
            </Button>
            <IconButton label={t('settings')} onClick={() => setSettingsOpen(true)}>
              <Settings aria-hidden />
            </IconButton>
          </>
        }
        footer={
          <Link to="/messageRecord" onClick={onClose} className="text-primary-text">
            {t('all')}
          </Link>
        }
      >
        {isPending ? (
          <Skeleton lines={6} aria-busy />
        ) : isError && rows.length === 0 ? (
          <LoadError error={error} title={t('failed')} onRetry={() => void refetch()} />
        ) : rows.length === 0 ? (
          <Empty title={t('none')} className="py-16" />
        ) : (
          <ul
            ref={list}
            aria-label={title}
            aria-busy={isFetchingNextPage}
            onScroll={loadNear}
            className="m-0 h-full list-none overflow-y-auto p-0"
          >
            {rows.map((row) => (
              <li key={row.id} className="border-hairline not-first:border-t">
                <button
                  type="button"
                  onClick={() => void openRow(row)}
                  className="flex w-full items-start gap-2.5 px-1 py-3 text-left hover:bg-hover"
                >
                  <span
                    aria-hidden
                    className={`mt-1.5 size-2 flex-none rounded-full ${row.isRead === '0' ? 'bg-danger-solid' : 'bg-transparent'}`}
                  />
                  <span className="min-w-0 flex-1">
                    <span className={`block break-words ${row.isRead === '0' ? 'font-semibold' : 'text-2'}`}>
                      <span className="sr-only">{t(row.isRead === '0' ? 'unread' : 'read')}</span> {row.title}
                    </span>
                    <span className="mt-0.5 flex justify-between gap-2 text-12 text-2">
                      <span className="truncate">{row.creatorUser || t('system')}</span>
                      <MessageTime time={row.lastModifyTime} />
                    </span>
                  </span>
                </button>
              </li>
            ))}
            {isFetchingNextPage ? (
              <li className="flex justify-center py-3">
                <Spinner aria-label={t('loading')} />
              </li>
            ) : null}
          </ul>
        )}
      </Drawer>
      {dialog}
      {isSettingsOpen ? <MessageSettings calls={calls} onClose={() => setSettingsOpen(false)} /> : null}
    </>
  );
}

export interface NoticeDrawerProps {
  title: string;
  calls: MessageCalls & SettingCalls;
  onClose: () => void;
}

const PAGE = 10;
/** Pixels before the end of the list at which the next page is loaded. */
const NEAR = 200;
