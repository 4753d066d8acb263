import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { Alert } from '@smart-admin/ui/alert';
import { LoadError } from '@smart-admin/ui/error-state';
import { FullscreenToggle } from '@smart-admin/ui/fullscreen';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../app/api.js';
import { ScreenContext } from '../ScreenContext.js';
import { screenViewMessages } from '../screenViewMessages.js';
import { ScreenWall } from '../ScreenWall.js';
import { useSurroundingsOf } from '../useSurroundingsOf.js';
import { asShownWidget } from './asShownWidget.js';
import { useScreenPreviewAnswers } from './useScreenPreviewAnswers.js';

/** A screen as its draft would show it, before it is released; as it is edited where the designer hands that over. */
export function ScreenPreview({ id, edited }: { id: string; edited?: ScreenDocument | undefined }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedScreen', id, 'draft'],
    queryFn: ({ signal }) => api.design.screen.read({ id }, { signal, silent: true }),
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="min-h-0 flex-1 rounded-lg" />;
  return <Loaded name={data.fullName} document={edited ?? data.document} />;
}

function Loaded({ name, document }: { name: string; document: ScreenDocument }) {
  const t = useMessages(screenViewMessages);
  const wall = useRef<HTMLDivElement>(null);
  const drawn = document.widgets.filter(({ hidden }) => !hidden);
  const widgets = drawn.map(asShownWidget);
  const { stateOf, readAt } = useScreenPreviewAnswers(drawn);
  const surroundings = useSurroundingsOf(widgets, readAt);
  return (
    <section aria-label={name} className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex flex-none flex-wrap items-center gap-2">
        <Alert className="min-w-0 flex-1">{t('previewText')}</Alert>
        <FullscreenToggle target={wall} />
      </div>
      <div ref={wall} className="min-h-0 flex-1 overflow-hidden rounded-lg">
        <ScreenContext value={surroundings}>
          <ScreenWall name={name} canvas={document} widgets={widgets} stateOf={stateOf} />
        </ScreenContext>
      </div>
    </section>
  );
}
