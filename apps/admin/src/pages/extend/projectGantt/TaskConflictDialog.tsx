import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { useRef, useState } from 'react';
import { type Task, type Tasks } from './ganttDocument.js';
import { ganttMessages } from './ganttMessages.js';
import { type ProjectDetail } from './projectTypes.js';
import { taskConflictMessages } from './taskConflictMessages.js';
import { type TaskChoice, type TaskConflict } from './taskSync.js';

/** Others have changed the same of tasks, or deleted them: asks whose holds, once for all or for each. What was typed stays until it is answered. */
export function TaskConflictDialog({ conflicts, people, tasks, onChoose }: TaskConflictDialogProps) {
  const [only, ...others] = conflicts;
  if (only && others.length === 0) return <OneConflict {...{ only, people, tasks, onChoose }} />;
  return <ManyConflicts {...{ conflicts, people, tasks, onChoose }} />;
}

function OneConflict({ only: { taskId, conflict }, people, tasks, onChoose }: OneConflictProps) {
  const t = useMessages(taskConflictMessages);
  const name = tasks[taskId]?.name ?? '';
  const choose = (choice: TaskChoice) => onChoose(new Map([[taskId, choice]]));
  return (
    <Dialog
      open
      hideClose
      width={600}
      title={
        conflict ? t('conflictTitle', { name, person: conflict.userName || t('somebody') }) : t('goneTitle', { name })
      }
      description={t(conflict ? 'conflictText' : 'goneText')}
      footer={
        <>
          <Button onClick={() => choose('theirs')}>{t(conflict ? 'keepTheirs' : 'dropMine')}</Button>
          <Button variant="primary" onClick={() => choose('mine')}>
            {t(conflict ? 'keepMine' : 'restoreTask')}
          </Button>
        </>
      }
    >
      {conflict && <BothValues conflict={conflict} people={people} tasks={tasks} className="mb-4" />}
    </Dialog>
  );
}

function ManyConflicts({ conflicts, people, tasks, onChoose }: TaskConflictDialogProps) {
  const t = useMessages(taskConflictMessages);
  const [choices, setChoices] = useState<ReadonlyMap<string, TaskChoice>>(new Map());
  const root = useRef<HTMLUListElement>(null);
  const open = conflicts.filter(({ taskId }) => !choices.has(taskId));
  const chooseAll = (choice: TaskChoice) => setChoices(new Map(conflicts.map(({ taskId }) => [taskId, choice])));
  const handleSave = () => {
    const [first] = open;
    if (!first) return onChoose(choices);
    const line = root.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(first.taskId)}"]`);
    line?.scrollIntoView({ block: 'nearest' });
    line?.querySelector<HTMLElement>('[role="radio"]')?.focus();
  };
  return (
    <Dialog
      open
      hideClose
      width={DIMENSIONS.popupDialog}
      title={t('conflictsTitle', { count: conflicts.length })}
      description={t('conflictsText')}
      footer={
        <>
          <span role="status" className="mr-auto text-12 text-2">
            {open.length > 0 && t('chooseAll', { count: open.length })}
          </span>
          <Button onClick={() => chooseAll('theirs')}>{t('allTheirs')}</Button>
          <Button onClick={() => chooseAll('mine')}>{t('allMine')}</Button>
          <Button variant="primary" onClick={handleSave}>
            {t('save')}
          </Button>
        </>
      }
    >
      <ul ref={root} className="m-0 list-none p-0">
        {conflicts.map(({ taskId, conflict }) => {
          const name = tasks[taskId]?.name ?? '';
          const person = conflict?.userName || t('somebody');
          return (
            <li key={taskId} data-task={taskId} className="border-hairline py-3 not-first:border-t first:pt-0">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1 basis-48">
                  <span className="block truncate font-medium" title={name}>
                    {name}
                  </span>
                  <span className="block text-12 text-2">
                    {conflict ? t('changedBy', { person }) : t('goneTitle', { name })}
                  </span>
                </span>
                <RadioGroup
                  aria-label={t('choiceOf', { name })}
                  value={choices.get(taskId) ?? null}
                  onValueChange={(choice: TaskChoice) => setChoices(new Map([...choices, [taskId, choice]]))}
                  options={[
                    { value: 'theirs', label: t(conflict ? 'keepTheirs' : 'dropMine') },
                    { value: 'mine', label: t(conflict ? 'keepMine' : 'restoreTask') },
                  ]}
                />
              </div>
              {conflict && <BothValues conflict={conflict} people={people} tasks={tasks} className="mt-1" />}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** What both made of the same fields. */
function BothValues({ conflict, people, tasks, className }: BothValuesProps) {
  const t = useMessages(taskConflictMessages);
  const g = useMessages(ganttMessages);
  const textOf = (path: string, value: unknown) => valueText(path, value, { t: g, none: t('none'), tasks, people });
  return (
    <table className={cn('w-full border-collapse text-left', className)}>
      <thead>
        <tr className="border-b border-hairline text-12 text-2">
          <th className="w-1/4 py-1.5 pr-4 font-medium">{t('field')}</th>
          <th className="py-1.5 pr-4 font-medium">{t('theirs')}</th>
          <th className="py-1.5 font-medium">{t('mine')}</th>
        </tr>
      </thead>
      <tbody>
        {conflict.conflicts.map(({ path, theirs, mine }) => (
          <tr key={path} className="border-b border-hairline align-top last:border-b-0">
            <th className="py-1.5 pr-4 font-normal text-2">{isField(path) ? g(FIELDS[path]) : path}</th>
            <td className="py-1.5 pr-4 break-words">{textOf(path, theirs)}</td>
            <td className="py-1.5 break-words">{textOf(path, mine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Key = keyof (typeof ganttMessages)['zh'];

/** What the fields of a task are called. */
const FIELDS: Readonly<Record<keyof Omit<Task, 'id'>, Key>> = {
  name: 'taskName',
  parentId: 'parentId',
  sort: 'sort',
  kind: 'kind',
  start: 'start',
  end: 'end',
  progress: 'progress',
  priority: 'priority',
  assigneeIds: 'assigneeIds',
  predecessorIds: 'predecessorIds',
  note: 'note',
};

function isField(path: string): path is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, path);
}

function valueText(path: string, value: unknown, { t, none, tasks, people }: Words): string {
  const listOf = (nameOf: (id: string) => string | undefined) =>
    (Array.isArray(value) ? value : [value]).map((id) => nameOf(String(id)) ?? String(id)).join('、') || none;
  if (value === '' || value === null || value === undefined) return none;
  if (path === 'parentId' || path === 'predecessorIds') return listOf((id) => tasks[id]?.name);
  if (path === 'assigneeIds') return listOf((id) => people.find((person) => person.id === id)?.name);
  if (path === 'progress') return `${String(value)}%`;
  if (path === 'kind') return t(value === 'milestone' ? 'kind_milestone' : 'kind_task');
  if (path === 'priority')
    return t(value === 'high' ? 'priority_high' : value === 'low' ? 'priority_low' : 'priority_normal');
  return String(value);
}

interface Words {
  t: ReturnType<typeof useMessages<Key>>;
  /** Word for what is empty. */
  none: string;
  tasks: Tasks;
  people: ProjectDetail['people'];
}

interface TaskConflictDialogProps {
  conflicts: readonly TaskConflict[];
  /** Those of the project, by whom tasks are named. */
  people: ProjectDetail['people'];
  tasks: Tasks;
  /** Whose values of each task hold. */
  onChoose: (choices: ReadonlyMap<string, TaskChoice>) => void;
}

interface OneConflictProps extends Omit<TaskConflictDialogProps, 'conflicts'> {
  only: TaskConflict;
}

interface BothValuesProps extends Pick<TaskConflictDialogProps, 'people' | 'tasks'> {
  conflict: NonNullable<TaskConflict['conflict']>;
  className?: string;
}
