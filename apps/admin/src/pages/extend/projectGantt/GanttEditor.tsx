import { type EditorState, KeysDialog, useCommands, useEditor, useEditorState } from '@smart-admin/form-engine/editor';
import { Avatar } from '@smart-admin/ui/avatar';
import { Button, IconButton } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { useIsPhone } from '@smart-admin/ui/theme';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { GanttBody } from './GanttBody.js';
import { ganttCommands } from './ganttCommands.js';
import { type GanttDocument, type Task } from './ganttDocument.js';
import { ganttMessages } from './ganttMessages.js';
import { planOf } from './ganttRows.js';
import { GanttToolbar, type GanttView } from './GanttToolbar.js';
import { type ProjectDetail } from './projectTypes.js';
import { SaveMark, SaveNotice } from './SaveNotice.js';
import { TaskConflictDialog } from './TaskConflictDialog.js';
import { TaskForm } from './TaskForm.js';
import { type SyncState, type TaskSync } from './taskSync.js';
import { type OpenedTask, useGanttActions } from './useGanttActions.js';

/** The tools, the tree table and the chart of a project. */
export function GanttEditor({ state, sync, onBack }: GanttEditorProps) {
  const t = useMessages(ganttMessages);
  const store = useEditor<GanttDocument>();
  const tasks = useEditorState(tasksOf);
  const readOnly = useEditorState(readOnlyOf);
  const isPhone = useIsPhone();
  const { project } = state;
  const [view, setView] = useState<GanttView>({ zoom: 'week', critical: false, pane: 'tree' });
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<OpenedTask>();
  const [showsKeys, setShowsKeys] = useState(false);
  const [todayKey, setTodayKey] = useState(0);
  const [focusKey, setFocusKey] = useState(0);
  const [said, setSaid] = useState('');
  const plan = planOf(tasks, collapsed);
  const toggle = (id: string) => setCollapsed((old) => withMember(old, id, !old.has(id)));
  const { actions, save, drop } = useGanttActions({
    today: project.today,
    onForm: setOpened,
    onShow: (id) => setCollapsed((old) => withMember(old, id, false)),
    onRemoved: () => setFocusKey((key) => key + 1),
    onMoved: ({ name, start, end }) => setSaid(t('movedTo', { name, start, end })),
  });
  useCommands(ganttCommands, { ...actions, store, showKeys: () => setShowsKeys(true) });
  const isEmpty = plan.rows.length === 0;
  const sumOf = (id: string) => plan.rows.find(({ task, sum }) => task.id === id && sum.isParent)?.sum;
  return (
    <>
      <header className="flex min-h-12 flex-none flex-wrap items-center gap-2 border-b border-hairline px-3 py-1">
        <IconButton label={t('back')} onClick={onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <h1 className="m-0 min-w-0 truncate text-16 font-semibold">{project.fullName}</h1>
        <SaveMark kind={state.kind} />
        <span
          role="img"
          aria-label={project.people.map(({ name }) => name).join('、')}
          className="ml-auto flex items-center gap-1 phone:hidden"
        >
          {project.people.slice(0, 8).map(({ id, name, headIcon }) => (
            <Avatar key={id} name={name} src={headIcon} title={name} />
          ))}
          {project.people.length > 8 && <span className="text-12 text-2">+{project.people.length - 8}</span>}
        </span>
      </header>
      <span role="status" className="sr-only">
        {said}
      </span>
      <SaveNotice state={state} sync={sync} />
      <GanttToolbar
        actions={actions}
        view={view}
        isPhone={isPhone}
        onView={(part) => setView({ ...view, ...part })}
        onToday={() => setTodayKey(todayKey + 1)}
        onKeys={() => setShowsKeys(true)}
        onExpandAll={() => setCollapsed(new Set())}
        onCollapseAll={() => setCollapsed(new Set(Object.values(tasks).map(({ parentId }) => parentId)))}
      />
      {isEmpty ? (
        <Empty
          className="m-auto"
          title={t('noTasks')}
          description={t(readOnly ? 'noTasksReader' : 'noTasksText')}
          actions={readOnly ? undefined : <Button onClick={actions.add}>{t('addTask')}</Button>}
        />
      ) : (
        <GanttBody
          project={project}
          plan={plan}
          view={view}
          todayKey={todayKey}
          focusKey={focusKey}
          onSelect={(id) => store.select({ ids: [id], anchor: id })}
          onOpen={() => actions.edit()}
          onToggle={toggle}
          onDrop={drop}
        />
      )}
      {opened && (
        <TaskForm
          key={opened.task.id}
          task={opened.task}
          sum={sumOf(opened.task.id)}
          tasks={tasks}
          people={assignablePeople(project, opened.task)}
          readOnly={readOnly}
          onSave={(task) => save(opened, task) && setOpened(undefined)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {state.kind === 'conflict' && (
        <TaskConflictDialog
          conflicts={state.conflicts ?? []}
          people={project.people}
          tasks={tasks}
          onChoose={(choices) => sync.resolve(choices)}
        />
      )}
      <KeysDialog commands={ganttCommands} open={showsKeys} onOpenChange={setShowsKeys} />
    </>
  );
}

const tasksOf = ({ document }: EditorState<GanttDocument>) => document.tasks;
const readOnlyOf = ({ readOnly }: EditorState<GanttDocument>) => readOnly;

/** Who takes part in the project, and who has the task though they have left. */
function assignablePeople({ people, leadIds, memberIds, readerIds }: ProjectDetail, { assigneeIds }: Task) {
  const ids = new Set([...leadIds, ...memberIds, ...readerIds, ...assigneeIds]);
  return people.filter(({ id }) => ids.has(id));
}

function withMember(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return isIn ? new Set([...set, id]) : new Set([...set].filter((each) => each !== id));
}

interface GanttEditorProps {
  state: SyncState;
  sync: TaskSync;
  onBack: () => void;
}
