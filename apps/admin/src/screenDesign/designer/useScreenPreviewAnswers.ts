import { type ScreenWidget } from '@smart-admin/api-client/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { type PreviewedAs } from '../../design/RoleChoice.js';
import { useSettled } from '../../design/useSettled.js';
import { type CardState } from '../../portal/ShownCard.js';
import { askedWidget } from './askedWidget.js';

/**
 * The rows of widgets that are being designed, as whoever designs or as a role sees them. What is changed is asked again once it has been left
 * alone for a moment; until then the former rows stay.
 */
export function useScreenPreviewAnswers(
  widgets: readonly ScreenWidget[],
  as?: PreviewedAs,
): {
  stateOf: (id: string) => CardState;
  readAt: number;
} {
  const asking = widgets.flatMap((widget) => askedWidget(widget) ?? []);
  const settled = useSettled(JSON.stringify(asking));
  const { data, error } = useQuery({
    queryKey: ['designedScreen', 'preview', settled, as?.id ?? ''],
    queryFn: ({ signal }) =>
      api.design.screen.preview(
        { body: { widgets: asking, ...(as ? { as: { type: 'Role', id: as.id } } : {}) } },
        { signal, silent: true },
      ),
    enabled: asking.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
    refetchInterval: 60_000,
  });
  return {
    stateOf: (id) => {
      const found = data?.list.find(({ cardId }) => cardId === id);
      if (found) return { answer: found.answer ?? undefined, error: found.error || undefined };
      return error ? { error: error.message } : {};
    },
    readAt: Math.max(0, ...(data?.list ?? []).map(({ answer }) => answer?.time ?? 0)),
  };
}
