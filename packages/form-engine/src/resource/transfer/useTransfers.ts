import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOpen, type Transfer, type TransferSource } from './TransferSource.js';

/** Milliseconds after which open transfers are asked for again, in case their frames were lost with the line. */
const CHECK_INTERVAL = 10_000;

/** Imports and exports of a list, with what becomes of each. */
export function useTransfers(
  id: string,
  source: TransferSource,
): { list: readonly Transfer[]; forget: (id: string) => void; reload: () => void } {
  const client = useQueryClient();
  const [key] = useState(() => ['transfers', id]);
  const { data = NONE } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => source.list(signal),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? CHECK_INTERVAL : false),
  });
  const put = useEffectEvent((transfer: Transfer) =>
    client.setQueryData<Transfer[]>(key, (before = []) =>
      before.some((each) => each.id === transfer.id)
        ? before.map((each) => (each.id === transfer.id ? later(each, transfer) : each))
        : [transfer, ...before],
    ),
  );
  const reload = () => void client.invalidateQueries({ queryKey: key });
  const catchUp = useEffectEvent(reload);
  useEffect(
    () =>
      source.watch(
        (transfer) => put(transfer),
        () => catchUp(),
      ),
    [source],
  );
  return {
    list: data,
    reload,
    forget: (gone) => client.setQueryData<Transfer[]>(key, (before = []) => before.filter((each) => each.id !== gone)),
  };
}

/** Tells once of each transfer that was `started` here, or was seen going on, that it has ended. */
export function useEndedTransfers(
  list: readonly Transfer[],
  started: ReadonlySet<string>,
  onEnded: (transfer: Transfer) => void,
): void {
  const open = useRef(new Set<string>());
  const ended = useRef(new Set<string>());
  const tell = useEffectEvent(onEnded);
  useEffect(() => {
    for (const transfer of list) {
      if (isOpen(transfer)) open.current.add(transfer.id);
      // a short one may have ended before its beginning was heard of
      else if ((open.current.has(transfer.id) || started.has(transfer.id)) && !ended.current.has(transfer.id)) {
        ended.current.add(transfer.id);
        tell(transfer);
      }
    }
  }, [list, started]);
}

/**
 * Tells once where the first answer names an import that brought rows and has ended: the list may have been read before
 * it did, and nothing else says so.
 */
export function useEarlierImports(list: readonly Transfer[], onFound: () => void): void {
  const isTold = useRef(false);
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (isTold.current || list.length === 0) return;
    isTold.current = true;
    if (list.some(({ kind, state, done, refused }) => kind === 'import' && state === 'done' && done > refused)) tell();
  }, [list]);
}

const NONE: readonly Transfer[] = [];

/** What has ended stays so: an answer may be older than a frame. */
function later(before: Transfer, after: Transfer): Transfer {
  return !isOpen(before) && isOpen(after) ? before : after;
}
