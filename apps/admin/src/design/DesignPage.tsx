import { LoadError } from '@smart-admin/ui/error-state';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { designReferences } from '../resource/designReferences.js';
import { ReleaseDesignDialog } from './ReleaseDesignDialog.js';
import { type DesignedDraft, type DesignedPageCalls, useDesignedPage } from './useDesignedPage.js';

/** The designer of one designed page of any kind: its draft, what is released, saving, previewing and releasing. */
export function DesignPage<Document>({ id, onBack, ...kind }: DesignPageProps<Document>) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designed', kind.noun, id],
    queryFn: async () => {
      const [draft, released] = await Promise.all([kind.calls.read(id, { silent: true }), kind.calls.released(id)]);
      return { draft, released: released.document ?? undefined };
    },
    // saving tells when somebody else has saved
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data)
    return (
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline">
        <Loaded {...kind} {...data} id={id} onBack={onBack} />
      </div>
    );
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      {isError ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="size-full" />}
    </section>
  );
}

function Loaded<Document>({ id, noun, calls, draft, released, renderDesigner, onBack }: LoadedProps<Document>) {
  const navigate = useNavigate();
  const page = useDesignedPage({ id, draft, released, noun, calls });
  return (
    <>
      {renderDesigner({
        ...page.frame,
        references: designReferences,
        document: draft.document,
        released: page.released,
        onPreview: (document) =>
          void navigate(`/previewModel?${noun}=${encodeURIComponent(id)}`, { state: { document } }),
        onBack,
      })}
      {page.answerPlace ? <ReleaseDesignDialog name={draft.fullName} onAnswer={page.answerPlace} /> : null}
    </>
  );
}

export interface DesignPageProps<Document> {
  id: string;
  noun: 'portal' | 'report' | 'screen';
  calls: DesignedPageCalls<Document> & { released: (id: string) => Promise<{ document: Document | null }> };
  renderDesigner: (props: DesignerFrame<Document>) => ReactNode;
  onBack: () => void;
}

/** What the designers of all kinds take. */
export interface DesignerFrame<Document> extends PageFrame<Document> {
  references: typeof designReferences;
  /** The saved draft. */
  document: Document;
  /** What people see; undefined before the first release. */
  released: Document | undefined;
  /** Shows the page as it is edited, saved or not. */
  onPreview: (document: Document) => void;
  onBack: () => void;
}

type PageFrame<Document> = ReturnType<typeof useDesignedPage<Document>>['frame'];

interface LoadedProps<Document> extends DesignPageProps<Document> {
  draft: DesignedDraft<Document>;
  released: Document | undefined;
}
