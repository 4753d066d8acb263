import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type api } from '../app/api.js';
import { type RefreshGroup } from './refreshGroups.js';
import { type CardState } from './ShownCard.js';

export type CardAnswers = Awaited<ReturnType<typeof api.design.portal.data>>['list'];

/**
 * What each card answered: one call for all of a group, again by the clock. Nothing is asked while the page is hidden, and every answer
 * takes the place of the former one, so that a wall keeps no more after a week than after a minute. Where something else is asked, such as with
 * another filter, the former answers stay until the new ones are there.
 */
export function useGroupedAnswers({ groups, keyOf, ask }: GroupedAnswersOptions): (cardId: string) => CardState {
  const results = useQueries({
    queries: groups.map(({ name, cardIds, seconds }) => ({
      queryKey: [...keyOf(name), cardIds],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(cardIds, signal),
      staleTime: seconds === 0 ? Infinity : 5_000,
      refetchInterval: seconds === 0 ? (false as const) : seconds * 1_000,
      retry: 1,
    })),
  });
  // queries that are asked together do not hand their answers on to those that take their places
  const [former, setFormer] = useState<Readonly<Record<string, CardAnswers>>>({});
  const newer = groups.flatMap(({ name }, index) => {
    const data = results[index]?.data;
    return data && data !== former[name] ? [[name, data] as const] : [];
  });
  if (newer.length > 0) setFormer({ ...former, ...Object.fromEntries(newer) });
  return (cardId) => {
    const index = groups.findIndex(({ cardIds }) => cardIds.includes(cardId));
    const result = results[index];
    const answers = result?.isPending ? former[groups[index]?.name ?? ''] : result?.data;
    const found = answers?.find((answer) => answer.cardId === cardId);
    if (found) return { answer: found.answer ?? undefined, error: found.error || undefined };
    return result?.isError ? { error: result.error.message } : {};
  };
}

interface GroupedAnswersOptions {
  groups: readonly RefreshGroup[];
  /** Key of the answers of a group, without its cards. */
  keyOf: (name: string) => readonly unknown[];
  ask: (cardIds: readonly string[], signal: AbortSignal) => Promise<CardAnswers>;
}
