import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { screenStyle } from '../screenTheme.js';
import { screenDesignMessages } from './screenDesignMessages.js';

/** Screens to begin with, each with a picture of where its widgets lie. */
export function ScreenTemplates({ readOnly, onUse }: ScreenTemplatesProps) {
  const t = useMessages(screenDesignMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedScreen', 'templates'],
    queryFn: ({ signal }) => api.design.screen.templates({ signal, silent: true }),
    staleTime: Infinity,
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} className="m-3" />;
  return (
    <div className="grid content-start gap-3 overflow-auto p-3">
      <p className="m-0 text-12 text-3">{t('replaceText')}</p>
      {data.list.map(({ id, document }) => {
        const name = t(`template.${id}`);
        return (
          <section key={id} aria-label={name} className="grid gap-2 rounded-md border border-hairline bg-sunken p-2">
            <Sketch document={document} />
            <span className="flex items-center justify-between gap-2">
              <span className="grid min-w-0">
                <span className="truncate">{name}</span>
                <span className="text-12 text-3">{t('templateText', { count: document.widgets.length })}</span>
              </span>
              <Button disabled={readOnly} onClick={() => onUse(name, document)}>
                {t('useTemplate')}
              </Button>
            </span>
          </section>
        );
      })}
    </div>
  );
}

/** Where the widgets lie. */
function Sketch({ document }: { document: ScreenDocument }) {
  const { width, height, widgets } = document;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="w-full rounded-sm" style={screenStyle(document)}>
      {widgets.map(({ id, x, y, w, h, frame, kind }) => (
        <rect
          key={id}
          {...{ x, y, width: w, height: h }}
          rx="8"
          className={
            frame === 'none'
              ? kind === 'title'
                ? 'fill-(--screen-text-2)'
                : 'fill-(--screen-line)'
              : 'fill-(--screen-panel-2) stroke-(--screen-line-strong) stroke-[4px]'
          }
        />
      ))}
    </svg>
  );
}

interface ScreenTemplatesProps {
  readOnly: boolean;
  onUse: (name: string, document: ScreenDocument) => void;
}
