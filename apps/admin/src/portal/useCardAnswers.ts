import { useQueryClient } from '@tanstack/react-query';
import { api } from '../app/api.js';
import { useParkingChannel } from '../pages/home/board/useParkingFigures.js';
import { refreshGroups } from './refreshGroups.js';
import { type CardState, type ShownCard } from './ShownCard.js';
import { type CardAnswers, useGroupedAnswers } from './useGroupedAnswers.js';

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
  const stateOf = useGroupedAnswers({
    ...{ groups, keyOf },
    ask: async (cardIds, signal) => (await ask(cardIds, { signal })).list,
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
    client.setQueryData<CardAnswers>(key, (answers = []) =>
      answers.map((answer) => list.find((newer) => newer.cardId === answer.cardId) ?? answer),
    );
  };
  return { stateOf, refresh };
}
