import { ApiError } from '@smart-admin/api-client';
import { syncedDrafts } from '@smart-admin/form-engine/editor';
import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
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
    const current = await readTold();
    if (!current) return false;
    if (!isSame(current.document, base.document)) {
      const mayReplace = await confirm({
        ...{ title: t('newer'), description: t('newerText'), confirmText: t('overwrite') },
        tone: 'danger',
      });
      if (!mayReplace) return false;
    }
    const outcome = await saveOutcome(calls.update(id, { revision: current.revision, document }));
    if (outcome === 'conflict') return save(document);
    if (outcome === 'refused') return false;
    // what changes nothing gets no revision
    const revision = current.revision + (isSame(document, current.document) ? 0 : 1);
    setBase(await readBack({ ...current, revision, document }));
    invalidateAll();
    toast.success(t('saved'));
    return true;
  };
  /** The draft as it is stored now; undefined where it cannot be read, which the client has told. */
  const readTold = async () => {
    try {
      return await calls.read(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return undefined;
    }
  };
  /** What was saved as the server keeps it. What others have saved since is not taken for it: the next save asks about that. */
  const readBack = async (saved: DesignedDraft<Document>) => {
    try {
      const stored = await calls.read(id, { silent: true });
      return stored.revision <= saved.revision ? stored : saved;
    } catch (error) {
      console.warn('What was saved could not be read again', error);
      return saved;
    }
  };
  const release = async (): Promise<boolean> => {
    const place =
      released === undefined
        ? await new Promise<ReleasePlace | undefined>((answer) => setAsked(() => answer))
        : ({} satisfies ReleasePlace);
    setAsked(undefined);
    if (!place) return false;
    const draftNow = await readTold();
    if (!draftNow) return false;
    const { revision, document } = draftNow;
    const releasing = once(`${noun}.release`, [id, revision, place], (key) =>
      calls.release(id, place, { ...key, silent: true }),
    );
    if ((await saveOutcome(releasing)) !== 'saved') return false;
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

/** Whether two documents say the same: the server keeps no order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}

/** The calls of one kind of designed pages. */
export interface DesignedPageCalls<Document> {
  read: (id: string, options?: { silent: boolean }) => Promise<DesignedDraft<Document>>;
  update: (id: string, body: { revision: number; document: Document }) => Promise<unknown>;
  release: (id: string, place: ReleasePlace, options: ReleaseOptions) => Promise<unknown>;
}

type ReleaseOptions = Parameters<Parameters<typeof once>[2]>[0] & { silent: boolean };

interface DesignedPageOptions<Document> {
  id: string;
  /** First part of the keys under which it is kept, and of the name of its draft. */
  noun: string;
  draft: DesignedDraft<Document>;
  /** What people see; undefined before the first release. */
  released: Document | undefined;
  calls: DesignedPageCalls<Document>;
}
