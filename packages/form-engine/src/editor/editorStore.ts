import { apply, create, type Draft, type Patches, rawReturn } from 'mutative';
import { isSameSelection, prune, type Selection } from './selection.js';

/**
 * A document that is edited step by step. A step is kept as patches and inverse patches, never as a copy; undoing brings the
 * selection of the moment back too. Knows neither what the document is nor how it is drawn.
 */
export function createEditorStore<Document extends object>({
  document,
  idsOf,
  readOnly = false,
  now = Date.now,
}: EditorOptions<Document>): EditorStore<Document> {
  let state: EditorState<Document> = {
    document,
    selection: { ids: [], anchor: null },
    selectionKey: 0,
    undoLabel: null,
    redoLabel: null,
    isChanged: false,
    readOnly,
  };
  let past: readonly Step[] = [];
  let future: readonly Step[] = [];
  /** The newest step that can no longer be undone: the document stands there when everything else has been taken back. */
  let dropped: Step | undefined;
  let saved: Step | undefined;
  const listeners = new Set<() => void>();

  const current = () => past.at(-1) ?? dropped;
  const publish = (next: Partial<EditorState<Document>>, { renames = false } = {}) => {
    const isOther = next.selection !== undefined && !isSameSelection(next.selection, state.selection);
    state = {
      ...state,
      ...next,
      selectionKey: isOther && !renames ? state.selectionKey + 1 : state.selectionKey,
      undoLabel: past.at(-1)?.label ?? null,
      redoLabel: future.at(-1)?.label ?? null,
      isChanged: current() !== saved,
    };
    for (const listener of listeners) listener();
  };
  const go = (patches: Patches, selection: Selection) => {
    const next = applyKnown(state.document, patches);
    publish({ document: next, selection: prune(selection, idsOf(next)) });
  };

  const record = (
    label: string,
    recipe: (draft: Draft<Document>) => void | Document,
    { group, renames, chosen }: EditOptions & { chosen?: () => readonly string[] | undefined } = {},
  ) => {
    if (state.readOnly) return false;
    const [next, patches, inverse] = create(state.document, recipe as (draft: Draft<Document>) => void, {
      enablePatches: true,
    });
    if (patches.length === 0) return false;
    const select = chosen?.();
    const selection = prune(select ? { ids: select, anchor: select.at(-1) ?? null } : state.selection, idsOf(next));
    const step: Step = { label, group, time: now(), patches, inverse, before: state.selection, after: selection };
    const last = past.at(-1);
    const joins = last !== undefined && last !== saved && future.length === 0 && belongsTo(step, last);
    past = joins ? [...past.slice(0, -1), joined(last, step)] : [...past, step];
    if (past.length > MAX_STEPS) [dropped, past] = [past[0], past.slice(1)];
    future = [];
    publish({ document: next, selection }, { renames });
    return true;
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(label, recipe, options) {
      let select: readonly string[] | undefined;
      const write = (draft: Draft<Document>) => {
        select = recipe(draft) ?? undefined;
      };
      return record(label, write, { ...options, chosen: () => select });
    },
    replace: (label, next) => record(label, () => rawReturn(next)),
    receive(next) {
      publish({ document: next, selection: prune(state.selection, idsOf(next)) });
    },
    undo() {
      const step = state.readOnly ? undefined : past.at(-1);
      if (!step) return false;
      past = past.slice(0, -1);
      future = [...future, step];
      go(step.inverse, step.before);
      return true;
    },
    redo() {
      const step = state.readOnly ? undefined : future.at(-1);
      if (!step) return false;
      future = future.slice(0, -1);
      past = [...past, step];
      go(step.patches, step.after);
      return true;
    },
    select(selection) {
      publish({ selection: prune(selection, idsOf(state.document)) });
    },
    markSaved() {
      saved = current();
      publish({});
    },
    setReadOnly(isReadOnly) {
      publish({ readOnly: isReadOnly });
    },
  };
}

/** Milliseconds within which steps of one group are one step: somebody typing a title undoes the title, not its letters. */
const GROUP_TIME = 1_000;
/** Steps that can be undone. */
const MAX_STEPS = 500;

function belongsTo(step: Step, last: Step): boolean {
  return step.group !== undefined && step.group === last.group && step.time - last.time <= GROUP_TIME;
}

/** What patches make of a document; those that are about something which others have taken away meanwhile are left out. */
function applyKnown<Document extends object>(document: Document, patches: Patches): Document {
  if (patches.every(({ path }) => hasPlace(document, path))) return apply(document, patches);
  // one after the other: an earlier one may bring what a later one is about
  return patches.reduce((state, patch) => (hasPlace(state, patch.path) ? apply(state, [patch]) : state), document);
}

/** Whether the thing that holds the end of a path is there. */
function hasPlace(document: object, path: Patches[number]['path']): boolean {
  let place: unknown = document;
  for (const key of Array.isArray(path) ? path.slice(0, -1) : []) {
    if (typeof place !== 'object' || place === null) return false;
    place = (place as Record<string | number, unknown>)[key];
  }
  return typeof place === 'object' && place !== null;
}

function joined(first: Step, second: Step): Step {
  return {
    ...second,
    label: first.label,
    patches: [...first.patches, ...second.patches],
    inverse: [...second.inverse, ...first.inverse],
    before: first.before,
  };
}

export interface EditorOptions<Document> {
  document: Document;
  /** Ids of everything that can be selected, in the order of the page. */
  idsOf: (document: Document) => readonly string[];
  /** Nothing can be changed. Default false. */
  readOnly?: boolean;
  /** Milliseconds since 1970. Default: the clock. */
  now?: () => number;
}

export interface EditorState<Document> {
  document: Document;
  selection: Selection;
  /** Another number when other things are selected; the same one while what is selected gets other ids. */
  selectionKey: number;
  /** What undo and redo would take back or do again; null when there is nothing. */
  undoLabel: string | null;
  redoLabel: string | null;
  /** Whether it differs from what was saved last. */
  isChanged: boolean;
  readOnly: boolean;
}

export interface EditorStore<Document> {
  getState(): EditorState<Document>;
  /** Calls the listener after every change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /**
   * Changes the document by writing on a draft of it; false when nothing changed or nothing may. `label` is what undo shows.
   * The recipe may answer the ids that are selected afterwards. Steps with the same `group` less than a second apart are one.
   */
  edit(label: string, recipe: (draft: Draft<Document>) => readonly string[] | void, options?: EditOptions): boolean;
  /** Puts another document in the place of this one, as a step that can be undone. */
  replace(label: string, document: Document): boolean;
  /**
   * Takes over a document with what others have changed meanwhile. It is no step: undo takes back one's own changes alone, as far
   * as what they were about is still there.
   */
  receive(document: Document): void;
  undo(): boolean;
  redo(): boolean;
  select(selection: Selection): void;
  /** What stands there now has been saved. */
  markSaved(): void;
  setReadOnly(isReadOnly: boolean): void;
}

export interface EditOptions {
  group?: string | undefined;
  /** What is selected afterwards is what was selected before, under other ids. Default false. */
  renames?: boolean | undefined;
}

interface Step {
  label: string;
  group: string | undefined;
  time: number;
  patches: Patches;
  inverse: Patches;
  before: Selection;
  after: Selection;
}
