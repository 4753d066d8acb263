import { type FormStore, type FormValues } from '@smart-admin/form-engine/core';
import { useFormDraft } from '@smart-admin/form-engine/resource';
import { useUnsavedChanges, useUnsavedGuard } from '@smart-admin/layout/stores';
import { useState } from 'react';
import { useSession } from '../app/sessionStore.js';
import { createDrafts } from './drafts.js';

/**
 * For the form of a page: the frame knows whether something in it is unsaved, and what was typed is offered again after the session
 * ended or the page was loaded anew. Whoever agrees to lose it loses it.
 */
export function usePageDraft({ store, path, formKey, isUnsaved, revision, onRestore = nothing }: PageDraftProps) {
  useUnsavedChanges(path, isUnsaved);
  const { forget, isForgotten } = useUnsavedGuard(path);
  const userId = useSession((session) => session.user?.userInfo.userId ?? '');
  const [drafts] = useState(() => createDrafts(userId));
  const offered = useFormDraft({ store, drafts, formKey, isDone: isForgotten, revision, onRestore });
  return {
    offered,
    /** Says that all of it is saved, or thrown away on purpose. */
    finish: () => {
      forget();
      offered.discard();
    },
  };
}

function nothing(): void {
  return undefined;
}

interface PageDraftProps {
  store: FormStore;
  /** Of the page. */
  path: string;
  /** Names the form and what it is about; undefined for a form that only shows. */
  formKey: string | undefined;
  isUnsaved: boolean;
  /** Of what is changed, as it was read; undefined for something new. */
  revision?: number;
  /** What is restored was typed into another state of it, of which these are values. */
  onRestore?: (start: FormValues, revision: number) => void;
}
