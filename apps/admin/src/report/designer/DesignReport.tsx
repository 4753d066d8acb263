import { type ReportDocument } from '@smart-admin/api-client/contract';
import { syncedDrafts } from '@smart-admin/form-engine/editor';
import { confirm } from '@smart-admin/ui/confirm';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.js';
import { isAccepted } from '../../app/isAccepted.js';
import { usePage } from '../../app/PageProvider.js';
import { queryClient } from '../../app/queryClient.js';
import { reloadSession } from '../../app/reloadSession.js';
import { useSession } from '../../app/sessionStore.js';
import { designReferences } from '../../resource/designReferences.js';
import { editorDrafts } from '../../resource/editorDrafts.js';
import { invalidateAll } from '../../resource/invalidateAll.js';
import { once } from '../../resource/once.js';
import { saveOutcome } from '../../resource/saveOutcome.js';
import { type ReleasePlace } from '../../pages/onlineDev/webDesign/MenuPlaceFields.js';
import { type PreviewState } from './ReportPreview.js';
import { ReportDesigner } from './ReportDesigner.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { ReleasePortalDialog } from '../../portal/designer/ReleasePortalDialog.js';

/** The designer of one report: its draft, what is released, saving and releasing. */
export function DesignReport({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedReport', id],
    queryFn: async () => {
      const [draft, released] = await Promise.all([
        api.design.report.read({ id }, { silent: true }),
        api.design.report.released({ id }, { silent: true }),
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
        <Loaded report={data} onBack={onBack} />
      </div>
    );
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      {isError ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton className="size-full" />}
    </section>
  );
}

type Draft = Awaited<ReturnType<typeof api.design.report.read>>;

function Loaded({
  report,
  onBack,
}: {
  report: { draft: Draft; released: ReportDocument | undefined };
  onBack: () => void;
}) {
  const t = useMessages(reportDesignMessages);
  const navigate = useNavigate();
  const { permissions } = usePage();
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const { id, fullName } = report.draft;
  const [base, setBase] = useState(report.draft);
  const [released, setReleased] = useState(report.released);
  const [drafts] = useState(() => syncedDrafts(editorDrafts));
  const [asked, setAsked] = useState<{ answer: (place: ReleasePlace | undefined) => void }>();

  const save = async (document: ReportDocument): Promise<boolean> => {
    const current = await api.design.report.read({ id });
    if (JSON.stringify(current.document) !== JSON.stringify(base.document)) {
      const mayReplace = await confirm({
        ...{ title: t('newer'), description: t('newerText'), confirmText: t('overwrite') },
        tone: 'danger',
      });
      if (!mayReplace) return false;
    }
    const body = { revision: current.revision, document };
    const outcome = await saveOutcome(api.design.report.update({ id, body }, { silent: true }));
    if (outcome === 'conflict') return save(document);
    if (outcome === 'refused') return false;
    setBase(await api.design.report.read({ id }));
    invalidateAll();
    toast.success(t('saved'));
    return true;
  };
  const release = async (): Promise<boolean> => {
    const place =
      released === undefined
        ? await new Promise<ReleasePlace | undefined>((answer) => setAsked({ answer }))
        : ({} satisfies ReleasePlace);
    setAsked(undefined);
    if (!place) return false;
    const { revision, document } = await api.design.report.read({ id });
    const releasing = once('report.release', [id, revision, place], (key) =>
      api.design.report.release({ id, body: place }, key),
    );
    if (!(await isAccepted(releasing))) return false;
    await reloadSession();
    invalidateAll();
    await queryClient.invalidateQueries({ queryKey: ['report'] });
    setReleased(document);
    toast.success(t('releasedNow'));
    return true;
  };
  return (
    <>
      <ReportDesigner
        title={fullName}
        base={String(base.revision)}
        drafts={drafts}
        draftName={`report ${id} ${userId}`}
        references={designReferences}
        canEdit={permissions.can('btn_edit')}
        canRelease={permissions.can('btn_release')}
        document={report.draft.document}
        released={released}
        onSave={save}
        onRelease={release}
        onPreview={(document) =>
          void navigate(`/previewModel?report=${encodeURIComponent(id)}`, {
            state: { document } satisfies PreviewState,
          })
        }
        onBack={onBack}
      />
      {asked ? <ReleasePortalDialog name={fullName} onAnswer={asked.answer} /> : null}
    </>
  );
}
