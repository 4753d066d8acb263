import { decodeFormDocument, FormDocumentError } from '@smart-admin/form-engine/core';
import { type Problem, type ReferenceSources, syncedDrafts } from '@smart-admin/form-engine/editor';
import { FieldKindsProvider, FormDataSourcesProvider } from '@smart-admin/form-engine/fields';
import { decodeFlowDocument, type FlowDocument } from '@smart-admin/form-engine/flow';
import { FlowDesigner, type FlowMark } from '@smart-admin/form-engine/flow-designer';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { Play, Rewind } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { useHasPage } from '../../../app/useHasPage.js';
import { useSession } from '../../../app/sessionStore.js';
import { adminKinds } from '../../../fields/adminKinds.js';
import { designReferences } from '../../../resource/designReferences.js';
import { editorDrafts } from '../../../resource/editorDrafts.js';
import { invalidateAll } from '../../../resource/invalidateAll.js';
import { once } from '../../../resource/once.js';
import { saveOutcome } from '../../../resource/saveOutcome.js';
import { useFormSources } from '../../../resource/useFormSources.js';
import { DryRun } from './DryRun.js';
import { engineMessages } from './engineMessages.js';
import { type LaunchSettings } from './launchDifferences.js';
import { formOf, loadFlow, type LoadedFlow } from './loadFlow.js';
import { PeoplePreview } from './PeoplePreview.js';
import { ReleaseDialog } from './ReleaseDialog.js';
import { Replay } from './replay/Replay.js';
import { useLaunchDifferences } from './useLaunchDifferences.js';

const MONITOR = '/workFlow/monitor';

/** The designer of one flow, with its trial run and the replay of flows that were launched. */
export function DesignFlow({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useMessages(engineMessages);
  const sources = useFormSources();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['designedFlow', id],
    queryFn: () => loadFlow(id),
    // saving tells when somebody else has saved
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data)
    return (
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline">
        <FieldKindsProvider kinds={adminKinds}>
          <FormDataSourcesProvider sources={sources}>
            <Loaded loaded={data} onBack={onBack} />
          </FormDataSourcesProvider>
        </FieldKindsProvider>
      </div>
    );
  const reason = error instanceof FormDocumentError ? new Error(t('unreadable', { reason: error.message })) : error;
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      {isError ? <LoadError error={reason} onRetry={() => void refetch()} /> : <Skeleton className="size-full" />}
    </section>
  );
}

function Loaded({ loaded, onBack }: { loaded: LoadedFlow; onBack: () => void }) {
  const t = useMessages(engineMessages);
  const { permissions } = usePage();
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const { id, fullName } = loaded.flow;
  const [base, setBase] = useState(loaded.flow);
  const [documents] = useState(() => ({
    flow: decodeFlowDocument(loaded.flow.document),
    form: decodeFormDocument(loaded.formData),
  }));
  const [released, setReleased] = useState(() => loaded.released && releaseOf(loaded.released));
  const further = useLaunchDifferences(released?.launch, base);
  const [drafts] = useState(() => syncedDrafts(editorDrafts));
  const [references] = useState(() => referencesOf(id));
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [marks, setMarks] = useState<Readonly<Record<string, FlowMark>>>();
  const [asked, setAsked] = useState<AskedRelease>();
  const [trial, setTrial] = useState<'dryRun' | 'replay'>();
  // what happened to flows sees whoever watches over them
  const canReplay = useHasPage(MONITOR) && loaded.flow.version > 0;

  const save = async (document: FlowDocument): Promise<boolean> => {
    const current = await api.workflow.flow.read({ id });
    if (current.document !== base.document) {
      const mayReplace = await confirm({
        title: t('newer'),
        description: t('newerText'),
        confirmText: t('overwrite'),
        tone: 'danger',
      });
      if (!mayReplace) return false;
    }
    const body = { document: JSON.stringify(document), revision: current.revision };
    const outcome = await saveOutcome(api.workflow.flow.update({ id, body }, { silent: true }));
    setBase(outcome === 'saved' ? await api.workflow.flow.read({ id }) : current);
    // somebody has saved between reading and writing
    if (outcome === 'conflict') return save(document);
    if (outcome === 'refused') return false;
    invalidateAll();
    toast.success(t('saved'));
    return true;
  };
  /** What only the server knows is asked first: its problems hold the release back where they stand. */
  const release = async (): Promise<boolean> => {
    const draft = await api.workflow.flow.read({ id });
    const { list } = await api.workflow.flow.problems({ id, body: { document: draft.document } });
    const known = releaseOf(draft);
    setFound(list.map((problem) => ({ ...problem, itemId: problem.nodeId, place: fullName, message: problem.text })));
    if (list.some(({ severity }) => severity === 'error')) return false;
    return new Promise((onAnswer) => setAsked({ known, warnings: list.map(({ text }) => text), onAnswer }));
  };
  const releaseAsked = async ({ known, onAnswer }: AskedRelease, note: string) => {
    const body = { note };
    const { version } = await once('workflow.release', [id, base.revision, body], (key) =>
      api.workflow.flow.release({ id, body }, { silent: true, ...key }),
    );
    setReleased(known);
    invalidateAll();
    toast.success(t('releasedNow', { version }));
    onAnswer(true);
  };
  return (
    <>
      {asked && (
        <ReleaseDialog
          fullName={fullName}
          warnings={asked.warnings}
          release={(note) => releaseAsked(asked, note)}
          onClose={() => {
            // of a release that was made nothing is asked any more
            asked.onAnswer(false);
            setAsked(undefined);
          }}
        />
      )}
      {!loaded.isFormReleased && !released && (
        <Alert
          tone="warning"
          className="m-2 flex-none"
          action={
            <Button asChild variant="text" size="mini">
              <Link to={`/onlineDev/webDesign?form=${encodeURIComponent(loaded.flow.modelId)}`}>{t('openForm')}</Link>
            </Button>
          }
        >
          {t('formDraft')}
        </Alert>
      )}
      <FlowDesigner
        title={fullName}
        flow={documents.flow}
        form={documents.form}
        released={released?.flow}
        further={further}
        flowId={id}
        references={references}
        formOf={formOf}
        base={String(base.revision)}
        drafts={drafts}
        draftName={`flow ${id} ${userId}`}
        canEdit={permissions.can('btn_edit')}
        canRelease={permissions.can('btn_release')}
        found={found}
        marks={marks}
        onSave={save}
        onRelease={release}
        onBack={onBack}
        people={(node, flow) => <PeoplePreview id={id} node={node} flow={flow} />}
        tools={() => (
          <>
            <Button icon={<Play aria-hidden />} aria-pressed={trial === 'dryRun'} onClick={() => setTrial('dryRun')}>
              {t('dryRun')}
            </Button>
            {canReplay && (
              <Button
                icon={<Rewind aria-hidden />}
                aria-pressed={trial === 'replay'}
                onClick={() => {
                  setTrial('replay');
                  setMarks(undefined);
                }}
              >
                {t('replay')}
              </Button>
            )}
          </>
        )}
        below={(flow) =>
          trial === 'dryRun' ? (
            <DryRun
              id={id}
              flow={flow}
              form={documents.form}
              onMarks={setMarks}
              onClose={() => {
                setTrial(undefined);
                setMarks(undefined);
              }}
            />
          ) : trial === 'replay' ? (
            <Replay id={id} flow={flow} onClose={() => setTrial(undefined)} />
          ) : null
        }
      />
    </>
  );
}

/** What a release holds. */
function releaseOf({ document, billRule, titleFormula, launchers }: LaunchSettings & { document: string }) {
  return { flow: decodeFlowDocument(document), launch: { billRule, titleFormula, launchers } };
}

/** What nodes of a flow can name; a flow does not call itself. */
function referencesOf(flowId: string): ReferenceSources {
  const { flow } = designReferences;
  const load = async (within: string, signal: AbortSignal) =>
    (await flow.load(within, signal))?.filter(({ id }) => id !== flowId);
  return { ...designReferences, flow: { load } };
}

/** A release that somebody is asked about. */
interface AskedRelease {
  known: ReturnType<typeof releaseOf>;
  warnings: readonly string[];
  /** Whether it was made; the first answer counts. */
  onAnswer: (isMade: boolean) => void;
}
