import { type PortalCard } from '@smart-admin/api-client/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { type PreviewedAs } from '../../design/RoleChoice.js';
import { useSettled } from '../../design/useSettled.js';
import { type CardState } from '../ShownCard.js';
import { askedCard } from './askedCard.js';

/**
 * The rows of cards that are being designed, as whoever designs or as a role sees them. What is changed is asked again once it has
 * been left alone for a moment; until then the former rows stay.
 */
export function usePreviewAnswers(
  cards: readonly PortalCard[],
  as: PreviewedAs | undefined,
  filters: Readonly<Record<string, string>> = {},
): { stateOf: (id: string) => CardState; hidden: ReadonlySet<string>; refresh: () => void } {
  const client = useQueryClient();
  const asked = cards.map(askedCard);
  const settled = useSettled(JSON.stringify(asked));
  const queryKey = ['portal', 'preview', settled, as?.id ?? '', filters];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.design.portal.preview(
        { body: { cards: asked, filters: { ...filters }, ...(as ? { as: { type: as.type, id: as.id } } : {}) } },
        { signal, silent: true },
      ),
    enabled: cards.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });
  const hidden = new Set(as ? data?.hidden : []);
  return {
    stateOf: (id) => {
      const found = data?.list.find(({ cardId }) => cardId === id);
      if (found) return { answer: found.answer ?? undefined, error: found.error || undefined };
      return error ? { error: error.message } : {};
    },
    hidden,
    refresh: () => void client.invalidateQueries({ queryKey: ['portal', 'preview'] }),
  };
}
