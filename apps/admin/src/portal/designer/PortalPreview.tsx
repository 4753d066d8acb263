import { type PortalDocument } from '@smart-admin/api-client/contract';
import { Alert } from '@smart-admin/ui/alert';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { useMinWidth } from '../../app/useMinWidth.js';
import { useSettled } from '../../design/useSettled.js';
import { PortalBoard } from '../PortalBoard.js';
import { PortalFilters } from '../PortalFilters.js';
import { portalMessages } from '../portalMessages.js';
import { type ShownCard } from '../ShownCard.js';
import { usePreviewAnswers } from './usePreviewAnswers.js';

/** A portal as its draft would show it, before it is released; as it is edited where the designer hands that over. */
export function PortalPreview({ id, edited }: { id: string; edited?: PortalDocument | undefined }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedPortal', id, 'preview'],
    queryFn: ({ signal }) => api.design.portal.read({ id }, { signal, silent: true }),
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="min-h-0 flex-1 rounded-lg" />;
  return <Loaded name={data.fullName} document={edited ?? data.document} />;
}

function Loaded({ name, document: { cards, filters } }: { name: string; document: PortalDocument }) {
  const t = useMessages(portalMessages);
  const isWide = useMinWidth(768);
  const [values, setValues] = useState<Record<string, string>>({});
  const { stateOf, refresh } = usePreviewAnswers(cards, undefined, useSettled(values));
  return (
    <section aria-label={name} className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto">
      <Alert className="flex-none">{t('previewText')}</Alert>
      <PortalFilters filters={filters} values={values} onChange={setValues} />
      <PortalBoard
        cards={cards.map((card) => ({ ...card, hasData: 'data' in card }) as ShownCard)}
        isPhone={!isWide}
        stateOf={stateOf}
        onRefresh={refresh}
      />
    </section>
  );
}
