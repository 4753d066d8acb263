import { type EditorStore } from './editorStore.js';

/** Something that is wrong in a document, or doubtful. Errors hold a release back, warnings do not; nothing holds editing back. */
export interface Problem {
  severity: 'error' | 'warning';
  /** Item that is selected when somebody goes there; undefined: the document as a whole. */
  itemId?: string;
  /** Setting of the item that gets the focus. */
  setting?: string;
  /** Where, in words: `列 › 停车时长`. */
  place: string;
  message: string;
}

/** Whether something holds a release back. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Errors first, otherwise in the order of the document. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
  return problems.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Checks the document of a store now, and again when it has been left alone for `delay` milliseconds (default 200) after a
 * change. The returned function ends that.
 */
export function watchProblems<Document>(
  store: EditorStore<Document>,
  { check, onProblems, delay = 200 }: WatchOptions<Document>,
): () => void {
  let checked: Document | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    const { document } = store.getState();
    if (document === checked) return;
    checked = document;
    onProblems(sortProblems(check(document)));
  };
  run();
  const stop = store.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

export interface WatchOptions<Document> {
  check: (document: Document) => readonly Problem[];
  onProblems: (problems: readonly Problem[]) => void;
  delay?: number;
}
