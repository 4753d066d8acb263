import { addDaysTo, brokenLinks } from '@smart-admin/api-client/contract';
import { createEditorStore } from '@smart-admin/form-engine/editor';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type GanttDocument, idsOf, type Task, type Tasks } from './ganttDocument.js';
import { pushed, putTasks, resizeTask, shiftTask } from './taskEdits.js';

const task = (id: string, from: number, days: number, predecessorIds: string[]): Task => ({
  ...{ id, name: id, parentId: '', sort: Number(id), kind: 'task', progress: 0, priority: 'normal', note: '' },
  ...{ start: addDaysTo('2030-01-01', from), end: addDaysTo('2030-01-01', from + days - 1) },
  ...{ assigneeIds: [], predecessorIds },
});
/** Tasks in good order, each waiting for some of those before it. */
const anyTasks = fc
  .array(fc.record({ gap: fc.nat({ max: 5 }), days: fc.integer({ min: 1, max: 8 }), links: fc.array(fc.nat()) }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((parts): Tasks => {
    let day = 0;
    const tasks = parts.map(({ gap, days, links }, index) => {
      const from = day + gap;
      day = from + days;
      const before = index === 0 ? [] : [...new Set(links.map((link) => String(link % index)))];
      return task(String(index), from, days, before);
    });
    return Object.fromEntries(tasks.map((each) => [each.id, each]));
  });

it('pushes what comes after in one step, which undo takes back as a whole', () => {
  fc.assert(
    fc.property(anyTasks, fc.nat(), fc.integer({ min: 1, max: 20 }), fc.boolean(), (tasks, which, days, grows) => {
      const store = createEditorStore<GanttDocument>({ document: { tasks }, idsOf });
      const id = String(which % Object.keys(tasks).length);
      const own = grows ? resizeTask(tasks, id, 'end', days) : shiftTask(tasks, id, days);
      store.edit('move', (draft) => putTasks(draft, pushed(tasks, own)));
      const now = store.getState().document.tasks;
      expect(brokenLinks(Object.values(now))).toEqual([]);
      for (const each of Object.values(now)) expect(each.start >= (tasks[each.id]?.start ?? '')).toBe(true);
      store.undo();
      expect(store.getState().document.tasks).toEqual(tasks);
      expect(store.undo()).toBe(false);
    }),
  );
});
