import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.js';
import { type DesignedDraft, type DesignedPageCalls, useDesignedPage } from '../../design/useDesignedPage.js';
import { ReleasePortalDialog } from '../../portal/designer/ReleasePortalDialog.js';
import { designReferences } from '../../resource/designReferences.js';
import { ScreenDesigner } from './ScreenDesigner.js';
import { type ScreenPreviewState } from './ScreenPreview.js';

/** The designer of one screen: its draft, what is released, saving and releasing. */
export function DesignScreen({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedScreen', id, 'design'],
    queryFn: async () => {
      const [draft, released] = await Promise.all([
        api.design.screen.read({ id }, { silent: true }),
        api.design.screen.released({ id }, { silent: true }),
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

const CALLS: DesignedPageCalls<ScreenDocument> = {
  read: (id) => api.design.screen.read({ id }),
  update: (id, body) => api.design.screen.update({ id, body }, { silent: true }),
  release: (id, body, key) => api.design.screen.release({ id, body }, key),
};

function Loaded({ id, draft, released, onBack }: LoadedProps) {
  const navigate = useNavigate();
  const page = useDesignedPage({ ...{ id, draft, released }, noun: 'screen', calls: CALLS });
  return (
    <>
      <ScreenDesigner
        {...page.frame}
        references={designReferences}
        document={draft.document}
        released={page.released}
        onPreview={(document) =>
          void navigate(`/previewModel?screen=${encodeURIComponent(id)}`, {
            state: { document } satisfies ScreenPreviewState,
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
  draft: DesignedDraft<ScreenDocument>;
  released: ScreenDocument | undefined;
  onBack: () => void;
}
