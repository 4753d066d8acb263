import { useEffect, useState, type RefObject } from 'react';
import { type FormDocument, type FormValues } from '../../core/document/FormDocument.js';
import { withoutPending } from '../../core/kinds/upload/fileValue.js';
import { type FormStore } from '../../core/state/FormStore.js';
import { sameValue } from '../../core/state/sameValue.js';
import { useResourceSetting } from '../ResourceProvider.js';
import { type FormDraft } from '../types.js';

/**
 * Keeps what was typed into a form that goes without having been saved or left on purpose (the session ended, the page was
 * loaded again), and offers it when the same form opens the next time. Secret texts are not kept.
 */
export function useFormDraft({ store, formKey, isDone }: FormDraftProps): OfferedDraft {
  const { drafts } = useResourceSetting();
  const [start] = useState(() => store.getValues());
  const [draft, setDraft] = useState(() => (formKey === undefined ? undefined : drafts?.read(formKey)));
  useEffect(() => {
    if (!drafts || formKey === undefined) return;
    const keep = () => {
      if (isDone.current) return drafts.remove(formKey);
      if (!store.getForm().dirty) return;
      const values = typedValues(store.document, start, store.getValues());
      if (Object.keys(values).length > 0) drafts.write(formKey, { values, time: Date.now() });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [drafts, formKey, isDone, start, store]);
  return {
    draft,
    restore: () => {
      for (const [id, value] of Object.entries(draft?.values ?? {})) store.setValue(id, value);
      setDraft(undefined);
    },
    discard: () => {
      if (formKey !== undefined) drafts?.remove(formKey);
      setDraft(undefined);
    },
  };
}

function typedValues({ fields }: FormDocument, start: FormValues, now: FormValues): FormValues {
  const values: FormValues = {};
  for (const field of fields) {
    // a file that is on its way does not come with a draft
    const value = withoutPending(now[field.id]);
    if (isSecret(field) || sameValue(start[field.id], value)) continue;
    if (field.kind !== 'subtable' || !Array.isArray(value)) values[field.id] = value;
    else {
      const secrets = new Set(field.columns.filter(isSecret).map(({ id }) => id));
      values[field.id] = value.map((row: FormValues) =>
        Object.fromEntries(
          Object.entries(row).flatMap(([id, cell]) => (secrets.has(id) ? [] : [[id, withoutPending(cell)]])),
        ),
      );
    }
  }
  return values;
}

function isSecret(field: object): boolean {
  return 'secret' in field && field.secret === true;
}

interface FormDraftProps {
  store: FormStore;
  /** Names the form and its record; undefined for a form that only shows. */
  formKey: string | undefined;
  /** True once the form was saved or left on purpose. */
  isDone: RefObject<boolean>;
}

interface OfferedDraft {
  draft: FormDraft | undefined;
  restore: () => void;
  discard: () => void;
}
