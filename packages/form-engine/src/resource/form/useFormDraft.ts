import { useEffect, useEffectEvent, useState } from 'react';
import { type Field, type FormValues } from '../../core/document/FormDocument.js';
import { withoutPending } from '../../core/kinds/upload/fileValue.js';
import { type FormStore } from '../../core/state/FormStore.js';
import { sameValue } from '../../core/state/sameValue.js';
import { type FormDraft, type FormDraftStore } from '../types.js';

/**
 * Keeps what was typed into a form that goes without having been saved or left on purpose (the session ended, the page was
 * loaded again), and offers it when the same form opens the next time. Secret texts are not kept.
 */
export function useFormDraft({ store, drafts, formKey, isDone, revision, onRestore }: FormDraftProps): OfferedDraft {
  const [base, setBase] = useState(() => ({ start: store.getValues(), revision }));
  const [draft, setDraft] = useState(() => (formKey === undefined ? undefined : drafts?.read(formKey)));
  const keep = useEffectEvent((to: FormDraftStore, key: string) => {
    if (isDone()) return to.remove(key);
    if (!store.getForm().dirty) return;
    const now = store.getValues();
    const changed = store.document.fields.filter(({ id }) => !sameValue(base.start[id], withoutPending(now[id])));
    const values = withoutSecrets(changed, now);
    if (Object.keys(values).length === 0) return;
    const start = withoutSecrets(changed, base.start);
    to.write(key, { values, start, revision: base.revision, time: Date.now() });
  });
  useEffect(() => {
    if (!drafts || formKey === undefined) return;
    const handleHide = () => keep(drafts, formKey);
    window.addEventListener('pagehide', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      handleHide();
    };
  }, [drafts, formKey]);
  return {
    draft,
    restore: () => {
      if (!draft) return;
      const { values, start, revision: of } = draft;
      for (const [id, value] of Object.entries(values)) store.setValue(id, value);
      if (start && of !== undefined && of !== base.revision) {
        setBase({ start: { ...base.start, ...start }, revision: of });
        onRestore(start, of);
      }
      setDraft(undefined);
    },
    discard: () => {
      if (formKey !== undefined) drafts?.remove(formKey);
      setDraft(undefined);
    },
  };
}

function withoutSecrets(fields: readonly Field[], record: FormValues): FormValues {
  const values: FormValues = {};
  for (const field of fields) {
    // a file that is on its way does not come with a draft
    const value = withoutPending(record[field.id]);
    if (isSecret(field)) continue;
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

export interface FormDraftProps {
  store: FormStore;
  /** Where it is kept; undefined for nowhere. */
  drafts: FormDraftStore | undefined;
  /** Names the form and its record; undefined for a form that only shows. */
  formKey: string | undefined;
  /** Whether the form was saved or left on purpose. */
  isDone: () => boolean;
  /** Of the record as it was read; undefined for a new one. */
  revision: number | undefined;
  /** What is restored was typed into another state of the record, of which these are values. */
  onRestore: (start: FormValues, revision: number) => void;
}

/** What was typed before and never saved, until somebody takes it or leaves it. */
export interface OfferedDraft {
  draft: FormDraft | undefined;
  restore: () => void;
  discard: () => void;
}
