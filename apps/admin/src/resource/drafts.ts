import { type FormDraft, type FormDraftStore } from '@smart-admin/form-engine/resource';

const PREFIX = 'smart_draft:';
const LIFETIME = 12 * 60 * 60 * 1000;

/**
 * What a person typed and did not save, in this tab of the browser for twelve hours: it outlives a session that ended and
 * a reload. What other persons left here is removed.
 */
export function createDrafts(userId: string): FormDraftStore {
  const own = `${PREFIX}${userId}:`;
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && !key.startsWith(own)) sessionStorage.removeItem(key);
  return {
    read(formKey) {
      const draft = readDraft(sessionStorage.getItem(own + formKey));
      return draft && Date.now() - draft.time < LIFETIME ? draft : undefined;
    },
    write(formKey, draft) {
      try {
        sessionStorage.setItem(own + formKey, JSON.stringify(draft));
      } catch (error) {
        // no room: the form is lost with the page, as without drafts
        console.warn('The draft was not kept', error);
      }
    },
    remove: (formKey) => sessionStorage.removeItem(own + formKey),
  };
}

function readDraft(text: string | null): FormDraft | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as FormDraft;
  } catch {
    // somebody changed it by hand: nothing to offer
    return undefined;
  }
}
