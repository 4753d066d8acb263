import {
  defineCommand,
  defineCommands,
  type EditorStore,
  historyCommands,
  inAllLanguages,
} from '@smart-admin/form-engine/editor';
import { type GanttDocument } from './ganttDocument.js';
import { ganttMessages } from './ganttMessages.js';
import { selectedOf } from './selectedOf.js';

/** What can be done with the task that is selected. */
export interface GanttActions {
  /** A new one behind it, or below it. */
  add: () => void;
  addBelow: () => void;
  edit: () => void;
  remove: () => void;
  indent: () => void;
  outdent: () => void;
  reorder: (step: 1 | -1) => void;
  shift: (days: number) => void;
  /** Moves its end. */
  resize: (days: number) => void;
}

export interface GanttContext extends GanttActions {
  store: EditorStore<GanttDocument>;
  showKeys: () => void;
}

type Key = keyof (typeof ganttMessages)['zh'];

const change = (id: Key, keys: readonly string[], run: (context: GanttContext) => void, isHere = isInChart) =>
  defineCommand<GanttContext>({
    id,
    label: inAllLanguages(ganttMessages, id),
    keys,
    isEnabled: ({ store }) => isHere() && selectedOf(store.getState()) !== undefined && !store.getState().readOnly,
    run,
  });

/** The commands of a chart: arrows on a bar move it by a day, with Shift its end; Alt and arrows move a task in the tree. */
export const ganttCommands = defineCommands<GanttContext>([
  ...historyCommands,
  defineCommand<GanttContext>({
    id: 'addTask',
    label: inAllLanguages(ganttMessages, 'addTask'),
    keys: ['Insert'],
    isEnabled: ({ store }) => !store.getState().readOnly,
    run: ({ add }) => add(),
  }),
  change('addBelow', ['Shift+Insert'], ({ addBelow }) => addBelow()),
  defineCommand<GanttContext>({
    id: 'edit',
    label: inAllLanguages(ganttMessages, 'edit'),
    keys: ['Enter'],
    isEnabled: ({ store }) => isInChart() && selectedOf(store.getState()) !== undefined,
    run: ({ edit }) => edit(),
  }),
  change('remove', ['Delete', 'Backspace'], ({ remove }) => remove()),
  change('dayEarlier', ['ArrowLeft'], ({ shift }) => shift(-1), isAtBar),
  change('dayLater', ['ArrowRight'], ({ shift }) => shift(1), isAtBar),
  change('shorter', ['Shift+ArrowLeft'], ({ resize }) => resize(-1), isAtBar),
  change('longer', ['Shift+ArrowRight'], ({ resize }) => resize(1), isAtBar),
  change('moveUp', ['Alt+ArrowUp'], ({ reorder }) => reorder(-1)),
  change('moveDown', ['Alt+ArrowDown'], ({ reorder }) => reorder(1)),
  change('indent', ['Alt+ArrowRight'], ({ indent }) => indent()),
  change('outdent', ['Alt+ArrowLeft'], ({ outdent }) => outdent()),
  defineCommand<GanttContext>({
    id: 'keys',
    label: inAllLanguages(ganttMessages, 'keys'),
    keys: ['Mod+/'],
    run: ({ showKeys }) => showKeys(),
  }),
]);

function isAtBar(): boolean {
  return document.activeElement?.closest('[data-bar]') != null;
}

/** Whether the focus is in the chart, or nowhere, as after a deletion. */
function isInChart(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[data-slot=gantt]') !== null;
}
