import { TASK_PRIORITIES } from '@smart-admin/api-client/contract';
import { useLeaveQuestion } from '@smart-admin/form-engine/resource';
import { Button } from '@smart-admin/ui/button';
import { DatePicker } from '@smart-admin/ui/date-picker';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Select } from '@smart-admin/ui/select';
import { Textarea } from '@smart-admin/ui/textarea';
import { type TreeNode } from '@smart-admin/ui/tree';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { childrenOf } from '@smart-admin/api-client/contract';
import { useState } from 'react';
import { commonMessages } from '../../../resource/commonMessages.js';
import { sortedTasks, type Task, type Tasks } from './ganttDocument.js';
import { ganttMessages } from './ganttMessages.js';
import { type ProjectDetail } from './projectTypes.js';
import { branchOf, circleOf, withTasks } from './taskEdits.js';

/** Makes or changes a task, or shows it to whoever may only read; a parent has dates and progress from what is below it. */
export function TaskForm({ task, sum, tasks, people, readOnly, onSave, onClose }: TaskFormProps) {
  const t = useMessages(ganttMessages);
  const c = useMessages(commonMessages);
  const [draft, setDraft] = useState(task);
  const [errors, setErrors] = useState<Readonly<Partial<Record<keyof Task, string>>>>({});
  const askToLeave = useLeaveQuestion();
  const isNew = !(task.id in tasks);
  const isParent = sum !== undefined;
  const change = (part: Partial<Task>) => setDraft((current) => ({ ...current, ...part }));
  const mayClose = () => (draft === task ? Promise.resolve(true) : askToLeave());
  const branch = new Set(branchOf(tasks, task.id));
  const others = sortedTasks(tasks).filter(({ id }) => !branch.has(id));
  const known = new Set(people.map(({ id }) => id));
  const handleSave = () => {
    const isMilestone = draft.kind === 'milestone' && !isParent;
    const named = { ...draft, name: draft.name.trim(), end: isMilestone ? draft.start : draft.end };
    if (named.name === '') return setErrors({ name: t('nameRequired') });
    if (named.end < named.start) return setErrors({ end: t('endBefore') });
    const circle = circleOf(withTasks(tasks, [named]), []);
    if (circle.length > 0) return setErrors({ predecessorIds: t('circle', { names: circle.join(' → ') }) });
    onSave(named);
  };
  const start = sum?.start ?? draft.start;
  return (
    <Dialog
      open
      width={600}
      title={t(readOnly ? 'view' : isNew ? 'addTask' : 'edit')}
      onBeforeClose={mayClose}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={() => void mayClose().then((yes) => yes && onClose())}>{c('cancel')}</Button>
          {!readOnly && (
            <Button variant="primary" onClick={handleSave}>
              {c('confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-2 gap-x-5 gap-y-form-gap pb-4 phone:grid-cols-1">
        <Field label={t('taskName')} required error={errors.name} className="col-span-full">
          <Input readOnly={readOnly} value={draft.name} maxLength={200} onValueChange={(name) => change({ name })} />
        </Field>
        <Field label={t('kind')}>
          <Select
            readOnly={readOnly || isParent}
            options={(['task', 'milestone'] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
            value={draft.kind}
            onValueChange={(kind) => change({ kind: kind ?? 'task' })}
          />
        </Field>
        <Field label={t('parentId')}>
          <TreeSelect
            readOnly={readOnly}
            placeholder={t('top')}
            nodes={treeOf(others)}
            value={draft.parentId || null}
            onValueChange={(parentId) => change({ parentId: parentId ?? '' })}
          />
        </Field>
        {draft.kind === 'milestone' && !isParent ? (
          <Field label={t('date')} required>
            <DatePicker
              clearable={false}
              readOnly={readOnly}
              value={start}
              onValueChange={(day) => day && change({ start: day, end: day })}
            />
          </Field>
        ) : (
          <>
            <Field label={t('start')} required help={isParent ? t('fromBelow') : undefined}>
              <DatePicker
                clearable={false}
                readOnly={readOnly || isParent}
                value={start}
                onValueChange={(day) => day && change({ start: day })}
              />
            </Field>
            <Field label={t('end')} required error={errors.end}>
              <DatePicker
                clearable={false}
                readOnly={readOnly || isParent}
                value={sum?.end ?? draft.end}
                onValueChange={(day) => day && change({ end: day })}
              />
            </Field>
          </>
        )}
        <Field label={t('progressPercent')}>
          <NumberInput
            readOnly={readOnly || isParent}
            min={0}
            max={100}
            precision={0}
            step={5}
            value={sum ? Math.round(sum.progress) : draft.progress}
            onValueChange={(progress) => change({ progress: progress ?? 0 })}
          />
        </Field>
        <Field label={t('priority')}>
          <Select
            readOnly={readOnly}
            options={TASK_PRIORITIES.map((value) => ({ value, label: t(`priority_${value}`) }))}
            value={draft.priority}
            onValueChange={(priority) => change({ priority: priority ?? 'normal' })}
          />
        </Field>
        <Field label={t('assigneeIds')} className="col-span-full">
          <MultiSelect
            readOnly={readOnly}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.assigneeIds.filter((id) => known.has(id))}
            onValueChange={(assigneeIds) => change({ assigneeIds })}
          />
        </Field>
        <Field
          label={t('predecessorIds')}
          help={t('predecessorHelp')}
          error={errors.predecessorIds}
          className="col-span-full"
        >
          <MultiSelect
            readOnly={readOnly}
            options={others.map(({ id, name, end }) => ({ value: id, label: name, hint: end }))}
            value={draft.predecessorIds}
            onValueChange={(predecessorIds) => change({ predecessorIds })}
          />
        </Field>
        <Field label={t('note')} className="col-span-full">
          <Textarea
            rows={3}
            readOnly={readOnly}
            value={draft.note}
            maxLength={2_000}
            onValueChange={(note) => change({ note })}
          />
        </Field>
      </div>
    </Dialog>
  );
}

function treeOf(tasks: readonly Task[]): TreeNode[] {
  const children = childrenOf(tasks);
  const nodesOf = (parentId: string): TreeNode[] =>
    (children.get(parentId) ?? []).map(({ id, name }) => ({ id, label: name, children: nodesOf(id) }));
  return nodesOf('');
}

interface TaskFormProps {
  task: Task;
  /** What a parent has from below. */
  sum: { start: string; end: string; progress: number } | undefined;
  tasks: Tasks;
  people: ProjectDetail['people'];
  readOnly: boolean;
  onSave: (task: Task) => void;
  onClose: () => void;
}
