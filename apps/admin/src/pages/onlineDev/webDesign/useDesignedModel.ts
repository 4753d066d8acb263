import { type Device, FormDocumentError } from '@smart-admin/form-engine/core';
import { syncedDrafts } from '@smart-admin/form-engine/editor';
import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { useCan } from '../../../app/useHasPage.js';
import { usePage } from '../../../app/PageProvider.js';
import { frameStore } from '../../../app/frameStore.js';
import { hasSeenTour, rememberTour } from '../../../app/seenTours.js';
import { queryClient } from '../../../app/queryClient.js';
import { reloadSession } from '../../../app/reloadSession.js';
import { useSession } from '../../../app/sessionStore.js';
import { designReferences } from '../../../resource/designReferences.js';
import { editorDrafts } from '../../../resource/editorDrafts.js';
import { invalidateAll } from '../../../resource/invalidateAll.js';
import { saveOutcome } from '../../../resource/saveOutcome.js';
import { type ReleasePlace } from './MenuPlaceFields.js';
import { releaseDraft } from './releaseDraft.js';
import { type ReleaseDialogProps } from './ReleaseDialog.js';
import { webDesignMessages } from './webDesignMessages.js';

/** A model as its designers work with it. */
export interface DesignedModel {
  draft: Awaited<ReturnType<typeof api.visualdev.models.read>>;
  /** Stored documents that users see; undefined before the first release and for those who may not open the page. */
  released: { formData: string; columnData: string } | undefined;
}

export async function loadModel(id: string): Promise<DesignedModel> {
  const draft = await api.visualdev.models.read({ id }, { silent: true });
  if (draft.state === 0) return { draft, released: undefined };
  try {
    return { draft, released: await api.visualdev.records.config({ id }, { silent: true }) };
  } catch (error) {
    console.warn('What is released cannot be compared', error);
    return { draft, released: undefined };
  }
}

/**
 * Saves and releases one document of a model for its designer, and what the designer asks of its page besides. Who designs for
 * phones (`app`) releases to the app's menu.
 */
export function useDesignedModel({ draft }: DesignedModel, kind: 'form' | 'list', device: Device = 'pc') {
  const t = useMessages(webDesignMessages);
  const { permissions } = usePage();
  const mayDesign = useDesignRights();
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const [base, setBase] = useState(draft);
  // what designs for phones has fewer parts, and whoever comes there has seen the other
  const [tour] = useState(() =>
    device === 'app'
      ? undefined
      : {
          isSeen: hasSeenTour(frameStore.storage, userId, `${kind}Designer`),
          onSeen: () => rememberTour(frameStore.storage, userId, `${kind}Designer`),
        },
  );
  const [drafts] = useState(() => syncedDrafts(editorDrafts));
  /** What the dialog of the release shows while it asks. */
  const [asked, setAsked] = useState<ReleaseDialogProps>();
  const [isReleased, setReleased] = useState(false);
  const { id } = draft;
  /** Puts the changed document into what is stored now; asks first when somebody has saved the same one since. */
  const save = async (put: (current: DesignedModel['draft']) => ModelDocuments): Promise<boolean> => {
    const current = await api.visualdev.models.read({ id });
    if (current[DOCUMENT[kind]] !== base[DOCUMENT[kind]]) {
      const mayReplace = await confirm({
        title: t('newer'),
        description: t(kind === 'form' ? 'newerFormText' : 'newerText'),
        confirmText: t('overwrite'),
        tone: 'danger',
      });
      if (!mayReplace) return false;
      setBase(current);
    }
    const documents = put(current);
    const body = { ...documents, revision: current.revision };
    const outcome = await saveOutcome(api.visualdev.models.update({ id, body }, { silent: true }));
    // somebody has saved between reading and writing
    if (outcome === 'conflict') return save(put);
    if (outcome === 'refused') return false;
    setBase(await api.visualdev.models.read({ id }));
    invalidateAll();
    toast.success(t('saved'));
    return true;
  };
  /** Releases what is saved after telling what it does; the documents that users see now, or undefined without a release. */
  const release = async () => {
    const plan = await plannedRelease(id);
    if (!plan) return undefined;
    const isFirst = !isReleased && (device === 'app' ? draft.inApp === 0 : draft.state === 0);
    const body =
      isFirst || plan.changes.length > 0 || plan.missing.length > 0
        ? await new Promise<ReleasePlace | undefined>((onAnswer) =>
            setAsked({ name: draft.fullName, isFirst, device, ...plan, onAnswer }),
          )
        : device === 'app'
          ? { pc: 0 as const, app: 1 as const }
          : {};
    setAsked(undefined);
    if (!body) return undefined;
    if (!(await isAccepted(releaseDraft(id, body)))) return undefined;
    // the menu entry and the codes of new columns
    await reloadSession();
    const config = await api.visualdev.records.config({ id });
    invalidateAll();
    await queryClient.invalidateQueries({ queryKey: ['model', id] });
    // records are read anew too: their fields may have other names
    await queryClient.invalidateQueries({ queryKey: ['resource', `model.${id}`] });
    toast.success(t('releasedNow'));
    setReleased(true);
    return config;
  };
  return {
    save,
    release,
    asked,
    props: {
      title: draft.fullName,
      tour,
      base: String(base.revision),
      drafts,
      references: designReferences,
      draftName: `${device === 'app' ? 'phone ' : ''}${kind} ${id} ${userId}`,
      canEdit: permissions.can('btn_edit') && mayDesign.edit,
      canRelease: permissions.can('btn_release') && mayDesign.release,
    },
  };
}

/** What somebody may do to models: the same documents are designed for the web and for phones, so the rights are those of one page. */
export function useDesignRights(): { edit: boolean; release: boolean } {
  const edit = useCan(WEB_DESIGN, 'btn_edit');
  const release = useCan(WEB_DESIGN, 'btn_release');
  return { edit, release };
}

const WEB_DESIGN = '/onlineDev/webDesign';

/** What a release would do to the tables, and what would be missing; undefined when the draft cannot be released, which has been told then. */
async function plannedRelease(id: string): Promise<ReleasePlan | undefined> {
  let plan: ReleasePlan | undefined;
  const asking = api.visualdev.models.releasePlan({ id }).then((answer) => {
    plan = answer;
  });
  await isAccepted(asking);
  return plan;
}

type ReleasePlan = Awaited<ReturnType<typeof api.visualdev.models.releasePlan>>;

/** What reading documents gives, or why they cannot be read. */
export function reading<Documents>(
  read: () => Documents,
): { documents: Documents } | { documents?: undefined; reason: string } {
  try {
    return { documents: read() };
  } catch (error) {
    if (!(error instanceof FormDocumentError)) throw error;
    return { reason: error.message };
  }
}

/** Where the document of a designer stands in the model. */
const DOCUMENT = { form: 'formData', list: 'columnData' } as const;

type ModelDocuments = Partial<Pick<DesignedModel['draft'], 'formData' | 'columnData'>>;
