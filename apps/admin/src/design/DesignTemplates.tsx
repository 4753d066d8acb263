import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { designMessages } from './designMessages.js';

/** Pages of a kind to begin with, each with a picture of what stands where. */
export function DesignTemplates<Id extends string, Document>({
  noun,
  load,
  hint,
  nameOf,
  describe,
  renderSketch,
  readOnly,
  onUse,
}: DesignTemplatesProps<Id, Document>) {
  const t = useMessages(designMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designed', noun, 'templates'],
    queryFn: ({ signal }) => load({ signal, silent: true }),
    staleTime: Infinity,
  });
  if (isError) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} className="m-3" />;
  return (
    <div className="grid content-start gap-3 overflow-auto p-3">
      <p className="m-0 text-12 text-3">{hint}</p>
      {data.list.map(({ id, document }) => {
        const name = nameOf(id);
        return (
          <section key={id} aria-label={name} className="grid gap-2 rounded-md border border-hairline bg-sunken p-2">
            {renderSketch(document)}
            <span className="flex items-center justify-between gap-2">
              <span className="grid min-w-0">
                <span className="truncate">{name}</span>
                {describe ? <span className="text-12 text-3">{describe(document)}</span> : null}
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

interface DesignTemplatesProps<Id extends string, Document> {
  noun: 'portal' | 'report' | 'screen';
  load: (options: { signal: AbortSignal; silent: true }) => Promise<{ list: { id: Id; document: Document }[] }>;
  /** What becomes of the page that is edited. */
  hint: string;
  nameOf: (id: Id) => string;
  /** How large one is, in words. */
  describe?: (document: Document) => string;
  renderSketch: (document: Document) => ReactNode;
  readOnly: boolean;
  onUse: (name: string, document: Document) => void;
}
