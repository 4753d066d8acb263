import { FormDocumentError } from '@smart-admin/form-engine/core';
import { syncedDrafts } from '@smart-admin/form-engine/editor';
import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { usePage } from '../../../app/PageProvider.js';
import { frameStore } from '../../../app/frameStore.js';
import { hasSeenTour, rememberTour } from '../../../app/seenTours.js';
import { queryClient } from '../../../app/queryClient.js';
import { useSession } from '../../../app/sessionStore.js';
import { editorDrafts } from '../../../resource/editorDrafts.js';
import { invalidateAll } from '../../../resource/invalidateAll.js';
import { saveOutcome } from '../../../resource/saveOutcome.js';
import { type DesignCalls, type ModelDraft, type StoredModel, useDesignCalls } from './DesignCalls.js';
import { useRelease } from './useRelease.js';
import { webDesignMessages } from './webDesignMessages.js';

/** A model as its designers work with it. */
export interface DesignedModel {
  draft: ModelDraft;
  /** Stored documents that users see; undefined before the first release and for those who may not read them. */
  released: StoredModel | undefined;
}

export async function loadModel({ read, released }: DesignCalls, id: string): Promise<DesignedModel> {
  const draft = await read(id, { silent: true });
  if (draft.state === 0) return { draft, released: undefined };
  try {
    return { draft, released: await released(id, { silent: true }) };
  } catch (error) {
    console.warn('What is released cannot be compared', error);
    return { draft, released: undefined };
  }
}

/**
 * Saves and releases one document of a model for its designer, and what the designer asks of its page besides. Who designs for
 * phones releases to the app's menu.
 */
export function useDesignedModel({ draft }: DesignedModel, kind: 'form' | 'list') {
  const t = useMessages(webDesignMessages);
  const { permissions } = usePage();
  const calls = useDesignCalls();
  const { device } = calls;
  const releasing = useRelease();
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
  const [isReleased, setReleased] = useState(false);
  const { id } = draft;
  /** Puts the changed document into what is stored now; asks first when somebody has saved the same one since. */
  const save = async (put: (current: ModelDraft) => Partial<StoredModel>): Promise<boolean> => {
    const current = await calls.read(id);
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
    const outcome = await saveOutcome(calls.update(id, body, { silent: true }));
    // somebody has saved between reading and writing
    if (outcome === 'conflict') return save(put);
    if (outcome === 'refused') return false;
    setBase(await calls.read(id));
    invalidateAll();
    toast.success(t('saved'));
    return true;
  };
  /** Releases what is saved after telling what it does; the documents that users see now, or undefined without a release. */
  const release = async () => {
    const isFirst = !isReleased && (device === 'app' ? draft.inApp === 0 : draft.state === 0);
    if (!(await releasing.release({ id, fullName: draft.fullName, isFirst }))) return undefined;
    const documents = await calls.released(id);
    invalidateAll();
    // records are read anew too: their fields may have other names
    await queryClient.invalidateQueries({ queryKey: ['resource', `model.${id}`] });
    toast.success(t('releasedNow'));
    setReleased(true);
    return documents;
  };
  return {
    save,
    release,
    asked: releasing.asked,
    props: {
      title: draft.fullName,
      tour,
      base: String(base.revision),
      drafts,
      ...(calls.references ? { references: calls.references } : {}),
      draftName: `${device === 'app' ? 'phone ' : ''}${kind} ${id} ${userId}`,
      canEdit: permissions.can('btn_edit'),
      canRelease: permissions.can('btn_release'),
    },
  };
}

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
