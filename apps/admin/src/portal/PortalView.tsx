import { type PortalFilter } from '@smart-admin/api-client/contract';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../app/api.js';
import { useMinWidth } from '../app/useMinWidth.js';
import { useSettled } from '../design/useSettled.js';
import { PortalBoard } from './PortalBoard.js';
import { PortalFilters } from './PortalFilters.js';
import { portalMessages } from './portalMessages.js';
import { type ShownCard } from './ShownCard.js';
import { useCardAnswers } from './useCardAnswers.js';

/** A released portal as whoever is signed in may see it. */
export function PortalView({ id, tools }: { id: string; tools?: ReactNode }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['portal', id, 'view'],
    queryFn: ({ signal }) => api.design.portal.view({ id }, { signal, silent: true }),
    placeholderData: keepPreviousData,
    retry: 1,
  });
  if (isError)
    return (
      <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
        <LoadError error={error} onRetry={() => void refetch()} />
      </section>
    );
  if (!data) return <Skeleton className="min-h-0 flex-1 rounded-lg" />;
  const { filters, cards } = data.document;
  return (
    <Loaded
      key={`${data.id} ${data.version}`}
      portal={{ id: data.id, version: data.version, fullName: data.fullName }}
      filters={filters}
      cards={cards as unknown as ShownCard[]}
      tools={tools}
    />
  );
}

function Loaded({ portal, filters, cards, tools }: LoadedProps) {
  const t = useMessages(portalMessages);
  const isWide = useMinWidth(DESK);
  const [values, setValues] = useState<Record<string, string>>({});
  const { stateOf, refresh } = useCardAnswers(portal, cards, useSettled(values));
  return (
    <section aria-label={portal.fullName} className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto">
      {tools || filters.length > 0 ? (
        <div className="flex flex-none flex-wrap items-center gap-2">
          <PortalFilters filters={filters} values={values} onChange={setValues} />
          {tools}
        </div>
      ) : null}
      {cards.length === 0 ? (
        <Empty title={t('noCards')} className="flex-1 rounded-lg border border-hairline bg-surface" />
      ) : (
        <PortalBoard cards={cards} isPhone={!isWide} stateOf={stateOf} onRefresh={(cardId) => void refresh(cardId)} />
      )}
    </section>
  );
}

/** Px from which there is room for twelve columns. */
const DESK = 768;

interface LoadedProps {
  portal: { id: string; version: number; fullName: string };
  filters: readonly PortalFilter[];
  cards: readonly ShownCard[];
  tools: ReactNode;
}
