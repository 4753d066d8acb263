import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { type Task, type Tasks } from './ganttDocument.js';
import { ganttMessages } from './ganttMessages.js';
import { type SyncState } from './taskSync.js';

/** Somebody has changed the same of a task, or deleted it: asks whose holds. What was typed stays until it is answered. */
export function TaskConflictDialog({ state, tasks, onChoose }: TaskConflictDialogProps) {
  const t = useMessages(ganttMessages);
  const { conflict, taskId = '', project } = state;
  const name = tasks[taskId]?.name ?? '';
  const textOf = (path: string, value: unknown) => valueText(path, value, { t, tasks, people: project.people });
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
          <Button onClick={() => onChoose('theirs')}>{t(conflict ? 'keepTheirs' : 'dropMine')}</Button>
          <Button variant="primary" onClick={() => onChoose('mine')}>
            {t(conflict ? 'keepMine' : 'restoreTask')}
          </Button>
        </>
      }
    >
      {conflict && (
        <table className="mb-4 w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-hairline text-12 text-2">
              <th className="py-2 pr-4 font-medium">{t('field')}</th>
              <th className="py-2 pr-4 font-medium">{t('theirs')}</th>
              <th className="py-2 font-medium">{t('mine')}</th>
            </tr>
          </thead>
          <tbody>
            {conflict.conflicts.map(({ path, theirs, mine }) => (
              <tr key={path} className="border-b border-hairline align-top">
                <th className="py-2 pr-4 font-normal text-2">{isField(path) ? t(FIELDS[path]) : path}</th>
                <td className="py-2 pr-4 break-words">{textOf(path, theirs)}</td>
                <td className="py-2 break-words">{textOf(path, mine)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
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

function valueText(path: string, value: unknown, { t, tasks, people }: Words): string {
  const listOf = (nameOf: (id: string) => string | undefined) =>
    (Array.isArray(value) ? value : [value]).map((id) => nameOf(String(id)) ?? String(id)).join('、') || t('none');
  if (value === '' || value === null || value === undefined) return t('none');
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
  tasks: Tasks;
  people: SyncState['project']['people'];
}

interface TaskConflictDialogProps {
  state: SyncState;
  tasks: Tasks;
  onChoose: (choice: 'mine' | 'theirs') => void;
}
