import { type PortalDocument } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { portalDesignMessages } from './portalDesignMessages.js';

/** Portals to begin with, each with a picture of where its cards stand. */
export function TemplateList({ readOnly, onUse }: TemplateListProps) {
  const t = useMessages(portalDesignMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['portal', 'templates'],
    queryFn: ({ signal }) => api.design.portal.templates({ signal, silent: true }),
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
                <span className="text-12 text-3">{t('templateText', { count: document.cards.length })}</span>
              </span>
              <Button disabled={readOnly} onClick={() => onUse(name, document)}>
                {t('apply')}
              </Button>
            </span>
          </section>
        );
      })}
    </div>
  );
}

/** Where the cards stand. */
function Sketch({ document: { cards } }: { document: PortalDocument }) {
  const rows = Math.max(1, ...cards.map(({ y, h }) => y + h));
  return (
    <svg aria-hidden viewBox={`0 0 120 ${rows * 5}`} className="w-full rounded-sm bg-surface">
      {cards.map(({ id, x, y, w, h, kind }) => (
        <rect
          key={id}
          x={x * 10 + 1}
          y={y * 5 + 1}
          width={w * 10 - 2}
          height={h * 5 - 2}
          rx="1.5"
          className={kind === 'figure' ? 'fill-(--primary-soft-active)' : 'fill-(--bg-active)'}
        />
      ))}
    </svg>
  );
}

interface TemplateListProps {
  readOnly: boolean;
  onUse: (name: string, document: PortalDocument) => void;
}
