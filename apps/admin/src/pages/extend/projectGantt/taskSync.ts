import { ApiError } from '@smart-admin/api-client';
import { type ProjectTask } from '@smart-admin/api-client/contract';
import { type RecordConflict } from '@smart-admin/form-engine/resource';
import { type EditorStore } from '@smart-admin/form-engine/editor';
import { documentOf, type GanttDocument, type Task } from './ganttDocument.js';
import { type ProjectDetail, type SavedTasks, type TaskChanges } from './projectTypes.js';
import { differenceOf, mergeSaved, mergeTask, type Saved, sizeOf } from './taskDifference.js';

/** Milliseconds of rest after which changes are saved, and after which it is tried again where the server was away. */
const REST = 600;
const AGAIN = 8_000;

/**
 * Keeps the tasks of a project in step with the server: what is changed in the editor is saved after a moment as the difference
 * from what is saved, and what others change is put under it. Work goes on one after the other. What cannot be saved stays in
 * the editor, and the state says why.
 */
export function createTaskSync({ store, project, calls }: TaskSyncOptions): TaskSync {
  let saved: Saved = new Map(project.tasks.map((task) => [task.id, task]));
  let state: SyncState = { project, kind: 'saved' };
  let heard = project.version;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  const listeners = new Set<() => void>();

  const tasksNow = () => store.getState().document.tasks;
  const publish = (next: Partial<SyncState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  };
  const show = (tasks: GanttDocument['tasks']) => {
    if (tasks !== tasksNow()) store.receive({ tasks });
  };
  const isWaiting = () => sizeOf(differenceOf(saved, tasksNow())) > 0;
  /** One thing after the other; each looks at what stands there when its turn comes. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const run = queue.then(work);
    // what fails is told to whoever asked for it; what comes after is done all the same
    queue = run.catch(() => undefined);
    return run;
  };

  const take = (sent: GanttDocument['tasks'], answer: SavedTasks) => {
    const next = new Map(saved);
    const tasks = { ...tasksNow() };
    for (const task of answer.tasks) {
      const mine = tasks[task.id];
      const was = sent[task.id];
      // what was changed while the call was under way stays
      if (mine && was) tasks[task.id] = mergeTask({ ...was, revision: task.revision }, mine, task);
      next.set(task.id, task);
    }
    for (const id of answer.removed) {
      next.delete(id);
      if (tasks[id] && tasks[id] === sent[id]) delete tasks[id];
    }
    saved = next;
    show(tasks);
    if (answer.version > state.project.version + 1) heard = Math.max(heard, answer.version);
    else publish({ project: { ...state.project, version: Math.max(answer.version, state.project.version) } });
  };
  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 0 || error.code === 429 || error.code >= 500) {
      publish({ kind: 'away', message: error.message });
      later(AGAIN);
      return;
    }
    const refused = error.response?.data as { tasks?: TaskConflict[] } | null | undefined;
    if (refused?.tasks) publish({ kind: 'conflict', message: error.message, conflicts: refused.tasks });
    else publish({ kind: 'refused', message: Object.values(error.fieldErrors)[0] ?? error.message });
  };
  const load = async () => {
    try {
      const now = await calls.read();
      // a save that went out meanwhile is newer than the answer
      if (now.version < state.project.version) return;
      const merged = mergeSaved(saved, tasksNow(), now.tasks);
      saved = merged.saved;
      heard = Math.max(heard, now.version);
      show(merged.tasks);
      publish({ project: now });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 403 || error.code === 404) publish({ kind: 'gone', message: error.message });
      else console.warn('What others changed could not be read', error);
    }
  };
  const save = async () => {
    if (state.kind === 'conflict' || state.kind === 'gone') return;
    const sent = tasksNow();
    const changes = differenceOf(saved, sent);
    if (sizeOf(changes) === 0) return publish({ kind: 'saved' });
    publish({ kind: 'saving' });
    try {
      take(sent, await calls.save(changes));
    } catch (error) {
      return fail(error);
    }
    if (heard > state.project.version) await load();
    if (isWaiting()) later(REST);
    publish({ kind: isWaiting() ? 'waiting' : 'saved' });
  };
  const flush = () => {
    clearTimeout(timer);
    return enqueue(save);
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      let seen = store.getState().document;
      const stop = store.subscribe(() => {
        const { document } = store.getState();
        if (document === seen) return;
        seen = document;
        if (state.kind === 'conflict' || state.kind === 'gone') return;
        if (!isWaiting()) {
          // what was changed has been taken back
          clearTimeout(timer);
          if (state.kind !== 'saving') publish({ kind: 'saved' });
          return;
        }
        if (state.kind !== 'saving') publish({ kind: 'waiting' });
        later(REST);
      });
      return () => {
        stop();
        void flush();
      };
    },
    hear(version) {
      heard = Math.max(heard, version);
      void enqueue(async () => {
        if (heard > state.project.version) await load();
      });
    },
    reload: () => enqueue(load),
    flush,
    resolve(choices) {
      if (state.kind !== 'conflict') return;
      const next = new Map(saved);
      const tasks = { ...tasksNow() };
      for (const { taskId, conflict } of state.conflicts ?? []) {
        const choice = choices.get(taskId) ?? 'mine';
        const [base, mine] = [saved.get(taskId), tasks[taskId]];
        if (!conflict) {
          next.delete(taskId);
          if (choice === 'theirs') delete tasks[taskId];
        } else if (base) {
          const theirs = { ...base, ...(conflict.theirs.set as Partial<ProjectTask>), revision: conflict.revision };
          next.set(taskId, theirs);
          if (mine)
            tasks[taskId] = { ...mergeTask(base, mine, theirs), ...(choice === 'theirs' && chosenOf(conflict)) };
        }
      }
      saved = next;
      publish({ kind: 'waiting', conflicts: undefined });
      show(tasks);
      void flush();
      // what stood below a deleted task or waited for it is put in order
      void enqueue(load);
    },
    discard() {
      show(documentOf(saved.values()).tasks);
      publish({ kind: 'saved' });
      void enqueue(load);
    },
  };
}

/** What others made of the fields that both have changed. */
function chosenOf({ conflicts }: RecordConflict): Partial<Task> {
  return Object.fromEntries(conflicts.map(({ path, theirs }) => [path, theirs]));
}

export interface TaskSync {
  getState(): SyncState;
  /** Calls the listener after every change of the state; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** Saves what is changed in the editor from now on; the returned function saves what is left and ends that. */
  open(): () => void;
  /** Somebody has brought the project to this version. */
  hear(version: number): void;
  /** Reads what others have changed. */
  reload(): Promise<void>;
  /** Saves what waits at once. */
  flush(): Promise<void>;
  /** Says for each task whose values hold where others have changed the same of it; mine for those that are not named. */
  resolve(choices: ReadonlyMap<string, TaskChoice>): void;
  /** Lets go of everything that is not saved. */
  discard(): void;
}

export interface SyncState {
  /** The project as it was read last. */
  project: ProjectDetail;
  /**
   * `waiting` until changes are saved, `away` while the server cannot be reached, `refused` when it does not take them,
   * `conflict` when somebody has changed the same, `gone` when the project is no longer the caller's.
   */
  kind: 'saved' | 'waiting' | 'saving' | 'away' | 'refused' | 'conflict' | 'gone';
  /** Why it is not saved. */
  message?: string;
  /** For `conflict`. */
  conflicts?: readonly TaskConflict[] | undefined;
}

/** A task that others have changed too, and what they made of it; null when it is deleted. */
export interface TaskConflict {
  taskId: string;
  conflict: RecordConflict | null;
}

/** Whose values hold. */
export type TaskChoice = 'mine' | 'theirs';

interface TaskSyncOptions {
  store: Pick<EditorStore<GanttDocument>, 'getState' | 'subscribe' | 'receive'>;
  project: ProjectDetail;
  calls: {
    read(): Promise<ProjectDetail>;
    save(changes: TaskChanges): Promise<SavedTasks>;
  };
}
