import { type FormDraft, type FormDraftStore } from '@smart-admin/form-engine/resource';
import { keepInTab, readFromTab, removeFromTab } from '../app/tabStorage.js';

const PREFIX = 'smart_draft:';
const LIFETIME = 12 * 60 * 60 * 1000;

/**
 * What a person typed and did not save, in this tab of the browser for twelve hours: it outlives a session that ended and
 * a reload. What other persons left here is removed.
 */
export function createDrafts(userId: string): FormDraftStore {
  const own = `${PREFIX}${userId}:`;
  removeFromTab((key) => key.startsWith(PREFIX) && !key.startsWith(own));
  return {
    read(formKey) {
      const draft = readFromTab(own + formKey);
      return isDraft(draft) && Date.now() - draft.time < LIFETIME ? draft : undefined;
    },
    write: (formKey, draft) => keepInTab(own + formKey, draft),
    remove: (formKey) => removeFromTab((key) => key === own + formKey),
  };
}

function isDraft(value: unknown): value is FormDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'time' in value &&
    typeof value.time === 'number' &&
    'values' in value &&
    typeof value.values === 'object' &&
    value.values !== null
  );
}
