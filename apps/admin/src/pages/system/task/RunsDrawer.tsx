import { ALLOW_ALL, ResourcePage, ResourceProvider, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { Drawer } from '@smart-admin/ui/drawer';
import { formatDuration, formatFileSize } from '@smart-admin/ui/format';
import { Tag } from '@smart-admin/ui/tag';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { columnStore } from '../../../resource/columnStore.js';
import { type TaskTranslate } from './taskForm.js';

type Run = Awaited<ReturnType<typeof api.system.task.runs>>['list'][number];

export const RUN_STATES = ['done', 'failed', 'running', 'retrying', 'waiting', 'skipped'] as const;

/** The runs of a task: when they came, how long they took and why they failed. */
export function RunsDrawer({ id, name, t, onClose }: RunsDrawerProps) {
  const [definition] = useState(() => runsDefinition(id, t));
  return (
    <Drawer open width={1080} title={t('runsOf', { name })} onOpenChange={(open) => !open && onClose()}>
      <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
        <ResourcePage definition={definition} className="h-full min-h-96 border-0" />
      </ResourceProvider>
    </Drawer>
  );
}

/** How a run ended, or where it stands. */
export function RunState({ state, t }: { state: Run['state']; t: TaskTranslate }) {
  return <Tag tone={TONES[state]}>{t(state)}</Tag>;
}

/** Short runs in milliseconds, others in words. */
function durationText(milliseconds: number): string {
  return milliseconds < 1_000 ? `${milliseconds} ms` : formatDuration(milliseconds / 1_000);
}

/** What a run has done so far; '' where it does not say. */
function resultText(result: Run['result'], t: TaskTranslate): string {
  const { rows, receivers, tables, size } = result ?? {};
  if (rows !== undefined && tables !== undefined)
    return t('resultBackup', {
      tables,
      rows: rows.toLocaleString('en-US'),
      size: size === undefined ? '' : formatFileSize(size),
    }).trim();
  if (rows !== undefined) return t('resultRows', { rows: rows.toLocaleString('en-US') });
  if (tables !== undefined) return t('resultSync', { tables });
  return receivers === undefined ? '' : t('resultReceivers', { receivers });
}

const TONES = {
  done: 'success',
  failed: 'danger',
  running: 'info',
  retrying: 'warning',
  waiting: 'neutral',
  skipped: 'neutral',
} as const;

function runsDefinition(id: string, t: TaskTranslate): ResourceDefinition<Run> {
  const states = RUN_STATES.map((value) => ({ value, label: t(value) }));
  return {
    id: 'system.task.runs',
    label: t('runs'),
    source: {
      list: ({ currentPage, pageSize, ...query }, signal) => {
        const state = RUN_STATES.find((name) => name === textFilter(query, 'state'));
        return api.system.task.runs(
          { id, query: { currentPage, pageSize, ...(state ? { state } : {}) } },
          { signal, silent: true },
        );
      },
    },
    search: [{ id: 'state', label: t('runState'), kind: 'select', options: states }],
    columns: [
      { id: 'dueTime', header: t('dueTime'), kind: 'datetime', width: 150 },
      { id: 'state', header: t('runState'), width: 100, render: ({ state }) => <RunState state={state} t={t} /> },
      {
        id: 'duration',
        header: t('duration'),
        width: 100,
        align: 'right',
        value: ({ startTime, endTime }) =>
          startTime === null || endTime === null ? '' : durationText(endTime - startTime),
      },
      { id: 'attempts', header: t('attempts'), kind: 'number', width: 80, align: 'right' },
      {
        id: 'cause',
        header: t('cause'),
        width: 140,
        value: ({ cause, userName }) => (cause === 'manual' ? t('manual', { name: userName }) : t('schedule')),
      },
      { id: 'result', header: t('result'), width: 200, value: ({ result }) => resultText(result, t) },
      { id: 'message', header: t('message'), minWidth: 220 },
    ],
  };
}

interface RunsDrawerProps {
  id: string;
  name: string;
  t: TaskTranslate;
  onClose: () => void;
}
