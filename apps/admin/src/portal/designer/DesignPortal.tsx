import { type PortalDocument } from '@smart-admin/api-client/contract';
import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.js';
import { type DesignedDraft, type DesignedPageCalls, useDesignedPage } from '../../design/useDesignedPage.js';
import { designReferences } from '../../resource/designReferences.js';
import { PortalDesigner } from './PortalDesigner.js';
import { type PreviewState } from './PortalPreview.js';
import { ReleasePortalDialog } from './ReleasePortalDialog.js';

/** The designer of one portal: its draft, what is released, saving and releasing. */
export function DesignPortal({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedPortal', id],
    queryFn: async () => {
      const [draft, released] = await Promise.all([
        api.design.portal.read({ id }, { silent: true }),
        api.design.portal.released({ id }, { silent: true }),
      ]);
      return { draft, released: released.document ?? undefined };
    },
    // saving tells when somebody else has saved
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data)
    return (
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline">
        <Loaded id={id} {...data} onBack={onBack} />
      </div>
    );
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      {isError ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="size-full" />}
    </section>
  );
}

const CALLS: DesignedPageCalls<PortalDocument> = {
  read: (id) => api.design.portal.read({ id }),
  update: (id, body) => api.design.portal.update({ id, body }, { silent: true }),
  release: (id, body, key) => api.design.portal.release({ id, body }, key),
};

function Loaded({ id, draft, released, onBack }: LoadedProps) {
  const navigate = useNavigate();
  const page = useDesignedPage({ ...{ id, draft, released }, noun: 'portal', calls: CALLS });
  return (
    <>
      <PortalDesigner
        {...page.frame}
        references={designReferences}
        document={draft.document}
        released={page.released}
        onPreview={(document) =>
          void navigate(`/previewModel?portal=${encodeURIComponent(id)}`, {
            state: { document } satisfies PreviewState,
          })
        }
        onBack={onBack}
      />
      {page.answerPlace ? <ReleasePortalDialog name={draft.fullName} onAnswer={page.answerPlace} /> : null}
    </>
  );
}

interface LoadedProps {
  id: string;
  draft: DesignedDraft<PortalDocument>;
  released: PortalDocument | undefined;
  onBack: () => void;
}
