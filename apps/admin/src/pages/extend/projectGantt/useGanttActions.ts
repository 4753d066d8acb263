import { addDaysTo, sumTasks } from '@smart-admin/api-client/contract';
import { type EditOptions, useEditor } from '@smart-admin/form-engine/editor';
import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { toast } from '@smart-admin/ui/toast';
import { type GanttActions } from './ganttCommands.js';
import { type GanttDocument, isSame, sortedTasks, type Task } from './ganttDocument.js';
import { ganttMessages } from './ganttMessages.js';
import { selectedOf } from './selectedOf.js';
import {
  branchOf,
  circleOf,
  dropTask,
  indentTask,
  outdentTask,
  placeTask,
  pushed,
  putTasks,
  reorderTask,
  resizeTask,
  shiftTask,
} from './taskEdits.js';
import { type GanttPreview } from './useGanttDrag.js';

/** Days that a new task takes. */
const USUAL_DAYS = 5;

/** What can be done in a chart, each as a step with its name. `onForm` opens the form of a task, `onShow` unfolds what stands below one. */
export function useGanttActions({ today, onForm, onShow, onRemoved, onMoved }: GanttActionsOptions) {
  const t = useMessages(ganttMessages);
  const store = useEditor<GanttDocument>();
  const tasksNow = () => store.getState().document.tasks;
  const selected = () => {
    const id = selectedOf(store.getState());
    return id === undefined ? undefined : tasksNow()[id];
  };
  /** Whether it may be; what changes nothing may. */
  const put = (label: string, changed: readonly Task[], options?: EditOptions): boolean => {
    const circle = circleOf(tasksNow(), changed);
    if (circle.length > 0) {
      toast.error(t('circle', { names: circle.join(' → ') }));
      return false;
    }
    store.edit(label, (draft) => putTasks(draft, changed), options);
    return true;
  };
  const change = (label: string, edit: (task: Task) => readonly Task[], group?: string) => {
    const task = selected();
    if (task) put(label, edit(task), { group: group && `${group}.${task.id}` });
  };
  const newTask = (parentId: string, start: string): Task => ({
    ...{ id: createId(), name: '', parentId, sort: 0, kind: 'task', start, end: addDaysTo(start, USUAL_DAYS - 1) },
    ...{ progress: 0, priority: 'normal', assigneeIds: [], predecessorIds: [], note: '' },
  });
  const actions: GanttActions = {
    add: () => {
      const task = selected();
      onForm({ task: newTask(task?.parentId ?? '', task?.start ?? today), behind: task?.id });
    },
    addBelow: () => {
      const task = selected();
      if (task) onForm({ task: newTask(task.id, task.start) });
    },
    edit: () => {
      const task = selected();
      if (task) onForm({ task });
    },
    remove: () => void removeSelected(),
    indent: () => {
      change(t('indent'), (task) => indentTask(tasksNow(), task.id));
      const task = selected();
      if (task && task.parentId !== '') onShow(task.parentId);
    },
    outdent: () => change(t('outdent'), (task) => outdentTask(tasksNow(), task.id)),
    reorder: (step) => change(t(step < 0 ? 'moveUp' : 'moveDown'), (task) => reorderTask(tasksNow(), task.id, step)),
    shift: (days) => {
      change(t('step_move'), (task) => pushed(tasksNow(), shiftTask(tasksNow(), task.id, days)), 'shift');
      tell();
    },
    resize: (days) => {
      change(t('step_resize'), (task) => pushed(tasksNow(), resizeTask(tasksNow(), task.id, 'end', days)), 'resize');
      tell();
    },
  };
  const tell = () => {
    const task = selected();
    const sum = task && sumTasks(sortedTasks(tasksNow())).get(task.id);
    if (sum) onMoved({ name: task.name, start: sum.start, end: sum.end });
  };
  const tellPushed = (count: number) => {
    if (count > 0) toast.info(t('pushed', { count }));
  };
  const removeSelected = async () => {
    const task = selected();
    if (!task) return;
    const { length: count } = branchOf(tasksNow(), task.id);
    const description = t('removeQuestion', { name: task.name, count });
    if (count > 1 && !(await confirm({ description, confirmText: t('remove'), tone: 'danger' }))) return;
    const ids = store.getState().document.tasks;
    const next = neighbourOf(Object.values(ids), task);
    store.edit(t('remove'), (draft) => {
      dropTask(draft, task.id);
      return next === undefined ? [] : [next];
    });
    onRemoved();
  };
  return {
    actions,
    /** Takes what a form made of the task with which it was opened; whether it could be. */
    save: ({ task: first, behind }: OpenedTask, made: Task): boolean => {
      const tasks = tasksNow();
      const known = tasks[made.id];
      // what others have changed while the form was open stays
      const task = known ? { ...known, ...changesOf(first, made) } : made;
      const hasMoved = known?.parentId !== task.parentId;
      const place = behind === undefined ? Infinity : placeBehind(Object.values(tasks), tasks[behind], task.parentId);
      const placed = hasMoved ? placeTask(tasks, task, task.parentId, place) : [task];
      const changed = pushed(tasks, placed);
      if (!put(t(known ? 'edit' : 'addTask'), changed)) return false;
      tellPushed(changed.length - placed.length);
      if (task.parentId !== '') onShow(task.parentId);
      store.select({ ids: [task.id], anchor: task.id });
      return true;
    },
    drop: ({ grip, id, target, changed, pushedCount }: GanttPreview) => {
      const step = {
        move: 'step_move',
        start: 'step_resize',
        end: 'step_resize',
        progress: 'step_progress',
        link: 'step_link',
      } as const;
      if (!put(t(step[grip]), changed)) return;
      tellPushed(pushedCount);
      if (target === undefined) return;
      toast.success(t('linked', { from: tasksNow()[id]?.name ?? '', to: tasksNow()[target]?.name ?? '' }));
    },
  };
}

/** The fields of a task that were given another value. */
function changesOf(before: Task, after: Task): Partial<Task> {
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !isSame(before[field as keyof Task], value)),
  );
}

/** Index behind a sibling; at the end where it stands elsewhere. */
function placeBehind(tasks: readonly Task[], sibling: Task | undefined, parentId: string): number {
  if (sibling?.parentId !== parentId) return Infinity;
  return tasks.filter((task) => task.parentId === parentId && task.sort <= sibling.sort).length;
}

/** Who takes the place of a task that goes: the sibling behind it, else before it, else what it stood below. */
function neighbourOf(tasks: readonly Task[], { id, parentId, sort }: Task): string | undefined {
  const siblings = tasks.filter((task) => task.parentId === parentId && task.id !== id).sort((a, b) => a.sort - b.sort);
  const next = siblings.find((task) => task.sort >= sort) ?? siblings.at(-1);
  return next?.id ?? (parentId === '' ? undefined : parentId);
}

/** A task in its form. */
export interface OpenedTask {
  task: Task;
  /** The sibling behind which a new one is put. */
  behind?: string | undefined;
}

interface GanttActionsOptions {
  /** On the clocks of the server. */
  today: string;
  onForm: (opened: OpenedTask) => void;
  onShow: (id: string) => void;
  /** What had the focus may be gone. */
  onRemoved: () => void;
  /** A task has been moved by keys to these dates. */
  onMoved: (moved: { name: string; start: string; end: string }) => void;
}
