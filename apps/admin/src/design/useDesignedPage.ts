import { syncedDrafts } from '@smart-admin/form-engine/editor';
import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { isAccepted } from '../app/isAccepted.js';
import { usePage } from '../app/PageProvider.js';
import { queryClient } from '../app/queryClient.js';
import { reloadSession } from '../app/reloadSession.js';
import { useSession } from '../app/sessionStore.js';
import { type ReleasePlace } from '../pages/onlineDev/webDesign/MenuPlaceFields.js';
import { editorDrafts } from '../resource/editorDrafts.js';
import { invalidateAll } from '../resource/invalidateAll.js';
import { once } from '../resource/once.js';
import { saveOutcome } from '../resource/saveOutcome.js';
import { designMessages } from './designMessages.js';

/** A designed page as it is saved. */
export interface DesignedDraft<Document> {
  revision: number;
  fullName: string;
  document: Document;
}

/**
 * What every designer of pages does with the page that it edits: the saved draft, what is released, saving over what others saved
 * only when somebody says so, and releasing, which asks for a place in the menus the first time.
 */
export function useDesignedPage<Document>({ id, noun, draft, released: first, calls }: DesignedPageOptions<Document>) {
  const t = useMessages(designMessages);
  const { permissions } = usePage();
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const [base, setBase] = useState(draft);
  const [released, setReleased] = useState(first);
  const [drafts] = useState(() => syncedDrafts(editorDrafts));
  const [asked, setAsked] = useState<(place: ReleasePlace | undefined) => void>();

  const save = async (document: Document): Promise<boolean> => {
    const current = await calls.read(id);
    if (JSON.stringify(current.document) !== JSON.stringify(base.document)) {
      const mayReplace = await confirm({
        ...{ title: t('newer'), description: t('newerText'), confirmText: t('overwrite') },
        tone: 'danger',
      });
      if (!mayReplace) return false;
    }
    const outcome = await saveOutcome(calls.update(id, { revision: current.revision, document }));
    if (outcome === 'conflict') return save(document);
    if (outcome === 'refused') return false;
    setBase(await calls.read(id));
    invalidateAll();
    toast.success(t('saved'));
    return true;
  };
  const release = async (): Promise<boolean> => {
    const place =
      released === undefined
        ? await new Promise<ReleasePlace | undefined>((answer) => setAsked(() => answer))
        : ({} satisfies ReleasePlace);
    setAsked(undefined);
    if (!place) return false;
    const { revision, document } = await calls.read(id);
    const releasing = once(`${noun}.release`, [id, revision, place], (key) => calls.release(id, place, key));
    if (!(await isAccepted(releasing))) return false;
    await reloadSession();
    invalidateAll();
    await queryClient.invalidateQueries({ queryKey: [noun] });
    setReleased(document);
    toast.success(t('releasedNow'));
    return true;
  };
  return {
    released,
    /** What the frame of the designer takes. */
    frame: {
      title: draft.fullName,
      base: String(base.revision),
      drafts,
      draftName: `${noun} ${id} ${userId}`,
      canEdit: permissions.can('btn_edit'),
      canRelease: permissions.can('btn_release'),
      onSave: save,
      onRelease: release,
    },
    /** Answers where the first release stands; undefined while nobody is asked. */
    answerPlace: asked,
  };
}

/** The calls of one kind of designed pages. */
export interface DesignedPageCalls<Document> {
  read: (id: string, options?: { silent: boolean }) => Promise<DesignedDraft<Document>>;
  update: (id: string, body: { revision: number; document: Document }) => Promise<unknown>;
  release: (id: string, place: ReleasePlace, key: ReleaseKey) => Promise<unknown>;
}

type ReleaseKey = Parameters<Parameters<typeof once>[2]>[0];

interface DesignedPageOptions<Document> {
  id: string;
  /** First part of the keys under which it is kept, and of the name of its draft. */
  noun: string;
  draft: DesignedDraft<Document>;
  /** What people see; undefined before the first release. */
  released: Document | undefined;
  calls: DesignedPageCalls<Document>;
}
