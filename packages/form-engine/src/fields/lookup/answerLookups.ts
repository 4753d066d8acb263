import { type FieldOfKind } from '../../core/document/FormDocument.js';
import { lookupQuestion, type LookupQuestion, lookupValue } from '../../core/kinds/lookup/lookUp.js';
import { sameValue } from '../../core/state/sameValue.js';
import { type FormStore } from '../../core/state/FormStore.js';
import { lookupFields } from './lookupFields.js';

/**
 * Gives the fields and cells of an open form what they look up, whether they are drawn or not: all of them at first, later
 * those whose question may have changed. Each question is asked once for all that have it. Answers how to stop.
 */
export function answerLookups(store: FormStore, ask: (question: LookupQuestion) => Promise<unknown>): () => void {
  const told = new Map<string, Told>();
  const open = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const tell = (places: readonly Place[], key: string, answer: unknown) => {
    if (isStopped) return;
    store.batch(() => {
      for (const { path, field } of places) {
        // meanwhile it may have come to ask something else
        if (told.get(path)?.key !== key) continue;
        const value = lookupValue(field, answer);
        told.set(path, { key, value });
        if (!sameValue(value, store.getField(path).value)) store.setValue(path, value);
      }
    });
  };
  const work = () => {
    for (const path of store.lookups.take()) open.add(path);
    const groups = new Map<string, { question: LookupQuestion | undefined; places: Place[] }>();
    for (const path of open) {
      const field = fieldAt(store, path);
      const { value, params, visible, readOnly } = store.getField(path);
      if (!field || !visible || readOnly) continue;
      const question = lookupQuestion(field, params);
      const key = JSON.stringify(question ?? null);
      const before = told.get(path);
      if (before?.key === key && (before.value === WAITING || sameValue(before.value, value))) continue;
      told.set(path, { key, value: WAITING });
      const group = groups.get(key) ?? { question, places: [] };
      groups.set(key, group);
      group.places.push({ path, field });
    }
    open.clear();
    for (const [key, { question, places }] of groups)
      if (!question) tell(places, key, null);
      else
        void ask(question).then(
          (answer) => tell(places, key, answer),
          () => tell(places, key, null),
        );
  };
  // who types is not asked for at each key
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(work, PAUSE);
  };

  const stops = [store.lookups.subscribe(later)];
  for (const { path, table } of lookupFields(store.form)) {
    if (!table) {
      open.add(path);
      continue;
    }
    const known = new Set<string>();
    const addRows = () => {
      for (const row of store.getRows(table.path)) {
        if (known.has(row)) continue;
        known.add(row);
        open.add(path.replace('.', `.${row}.`));
      }
    };
    addRows();
    stops.push(
      store.subscribe(table.path, () => {
        addRows();
        if (open.size > 0) later();
      }),
    );
  }
  work();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** Milliseconds after the last change before the next questions are asked. */
const PAUSE = 150;

const WAITING = Symbol('waiting');

/** What a place asked, and what it was given. */
interface Told {
  key: string;
  value: unknown;
}

interface Place {
  path: string;
  field: FieldOfKind<'lookup'>;
}

function fieldAt({ form }: FormStore, path: string): FieldOfKind<'lookup'> | undefined {
  const field = form.byPath.get(path.replace(/\.\w+\./, '.'))?.field;
  return field?.kind === 'lookup' ? field : undefined;
}
