import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { useDebounced } from '@smart-admin/ui/random';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Spinner } from '@smart-admin/ui/spinner';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useChat } from './ChatContext.js';
import { chatTexts } from './chatTexts.js';
import { type ListProps } from './ConversationList.js';
import { PersonRow } from './PersonRow.js';

const PAGE = 20;
/** Pixels before the end of the list at which the next page is loaded. */
const NEAR = 300;

/** Everybody who works here, by name or account. */
export function ContactList({ keyword, openId, onOpen }: ListProps) {
  const t = useMessages(chatTexts);
  const { me, loadContacts } = useChat();
  const wanted = useDebounced(keyword.trim());
  const { data, error, isError, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['chatContacts', wanted],
      queryFn: ({ pageParam, signal }) =>
        loadContacts({ query: { keyword: wanted, currentPage: pageParam, pageSize: PAGE } }, { signal, silent: true }),
      initialPageParam: 1,
      getNextPageParam: ({ list }, _pages, page) => (list.length < PAGE ? undefined : page + 1),
    },
  );
  // who is new in between moves others to the next page
  const all = new Map(data?.pages.flatMap(({ list }) => list).map((person) => [person.id, person]));
  const people = [...all.values()].filter(({ id }) => id !== me.id);
  const scroller = useRef<HTMLUListElement>(null);
  const loadNear = () => {
    const element = scroller.current;
    if (!element || !hasNextPage || isFetchingNextPage || isError) return;
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR) void fetchNextPage();
  };
  // a first page may not fill a tall window
  useEffect(loadNear);
  if (isPending) return <Skeleton lines={6} aria-busy className="p-3" />;
  if (isError && people.length === 0)
    return <LoadError error={error} title={t('failed')} onRetry={() => void refetch()} />;
  if (people.length === 0) return <Empty title={t('noContacts')} className="px-3 py-12" />;
  return (
    <ul
      ref={scroller}
      aria-label={t('contacts')}
      onScroll={loadNear}
      className="m-0 min-h-0 flex-1 list-none overflow-y-auto px-1.5 py-1"
    >
      {people.map((person) => (
        <li key={person.id}>
          <PersonRow
            person={person}
            isActive={person.id === openId}
            below={person.department}
            onOpen={() => onOpen(person)}
          />
        </li>
      ))}
      {isFetchingNextPage ? (
        <li className="flex justify-center py-3">
          <Spinner aria-label={t('loading')} />
        </li>
      ) : null}
    </ul>
  );
}
