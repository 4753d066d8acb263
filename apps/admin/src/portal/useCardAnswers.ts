import { useQueries, useQueryClient } from '@tanstack/react-query';
import { api } from '../app/api.js';
import { useParkingChannel } from '../pages/home/board/useParkingFigures.js';
import { refreshGroups } from './refreshGroups.js';
import { type CardState, type ShownCard } from './ShownCard.js';

type Answers = Awaited<ReturnType<typeof api.design.portal.data>>['list'];

/**
 * The rows of the cards of a portal: one call for all that are refreshed at the same times, again by the clock, when something
 * happened or when somebody asks. Nothing is asked while the page is hidden.
 */
export function useCardAnswers(
  { id, version }: { id: string; version: number },
  cards: readonly ShownCard[],
  filters: Readonly<Record<string, string>>,
): { stateOf: (cardId: string) => CardState; refresh: (cardId: string) => Promise<void> } {
  const client = useQueryClient();
  const groups = refreshGroups(cards);
  const keyOf = (name: string) => ['portal', id, name, 'data', version, filters];
  const ask = (ids: readonly string[], options: { signal?: AbortSignal } = {}) =>
    api.design.portal.data({ id, body: { cards: [...ids], filters: { ...filters } } }, { ...options, silent: true });
  const results = useQueries({
    queries: groups.map(({ name, cardIds, seconds }) => ({
      queryKey: [...keyOf(name), cardIds],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await ask(cardIds, { signal })).list,
      staleTime: seconds === 0 ? Infinity : 5_000,
      refetchInterval: seconds === 0 ? (false as const) : seconds * 1_000,
      retry: 1,
    })),
  });
  useParkingChannel(
    groups.some(({ name }) => name === 'live'),
    ['portal', id, 'live'],
  );
  const refresh = async (cardId: string) => {
    const group = groups.find(({ cardIds }) => cardIds.includes(cardId));
    if (!group) return;
    const key = [...keyOf(group.name), group.cardIds];
    // all of them failed: their call is asked again
    if (!client.getQueryData(key)) return void (await client.refetchQueries({ queryKey: key }));
    const { list } = await ask([cardId]);
    client.setQueryData<Answers>(key, (answers = []) =>
      answers.map((answer) => list.find((newer) => newer.cardId === answer.cardId) ?? answer),
    );
  };
  return {
    stateOf: (cardId) => {
      const index = groups.findIndex(({ cardIds }) => cardIds.includes(cardId));
      const result = results[index];
      const found = result?.data?.find((answer) => answer.cardId === cardId);
      if (found) return { answer: found.answer ?? undefined, error: found.error || undefined };
      return result?.isError ? { error: result.error.message } : {};
    },
    refresh,
  };
}
