import {
  ALLOW_ALL,
  ResourcePage,
  ResourceProvider,
  type ListQuery,
  type ResourceDefinition,
} from '@smart-admin/form-engine/resource';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { type Translate } from '@smart-admin/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { apiQuery } from '../../../resource/apiQuery.js';
import { columnStore } from '../../../resource/columnStore.js';
import { logMessages } from './logMessages.js';

type Line = Awaited<ReturnType<typeof api.system.dataInterface.log>>['list'][number];

/** Who asked an interface and how it ended, below what the last seven days were like. */
export function LogDrawer({ id, name, onClose }: LogDrawerProps) {
  const t = useMessages(logMessages);
  const [definition] = useState(() => logDefinition(id, t));
  return (
    <Drawer open width={960} title={t('logOf', { name })} onOpenChange={(open) => !open && onClose()}>
      <div className="flex h-full min-h-0 flex-col gap-3">
        <Statistics id={id} t={t} />
        <ResourceProvider permissions={ALLOW_ALL} columnSettings={columnStore}>
          <ResourcePage definition={definition} className="min-h-96 flex-1 border-0" />
        </ResourceProvider>
      </div>
    </Drawer>
  );
}

function Statistics({ id, t }: { id: string; t: Translate<keyof (typeof logMessages)['zh']> }) {
  const { data } = useQuery({
    queryKey: ['dataInterface', 'statistics', id],
    queryFn: ({ signal }) => {
      const offset = -new Date().getTimezoneOffset();
      return api.system.dataInterface.statistics({ id, query: { days: 7, offset } }, { signal, silent: true });
    },
    staleTime: 0,
  });
  const days = data?.list ?? [];
  const total = days.reduce((sum, { calls }) => sum + calls, 0);
  const highest = Math.max(1, ...days.map(({ calls }) => calls));
  const slow = days.filter(({ average }) => average !== null);
  const asked = slow.reduce((sum, { calls, cached }) => sum + calls - cached, 0);
  const spent = slow.reduce((sum, { calls, cached, average }) => sum + (calls - cached) * (average ?? 0), 0);
  return (
    <section aria-label={t('statistics')} className="flex flex-col gap-1">
      <ol className="m-0 flex h-24 list-none gap-2 p-0">
        {days.map(({ day, calls }) => (
          <li key={day} className="flex min-w-0 flex-1 flex-col items-center justify-end gap-0.5 text-12 tabular-nums">
            <span>{calls}</span>
            <span
              aria-hidden
              className="w-full max-w-8 rounded-t-sm bg-primary-solid"
              style={{ height: `${(calls / highest) * 60}%`, minHeight: 2 }}
            />
            <time dateTime={day} className="text-2">
              {day.slice(5)}
            </time>
          </li>
        ))}
      </ol>
      {data ? (
        <p className="m-0 text-12 text-2">
          {total === 0
            ? t('noCalls')
            : t('average', {
                average: asked ? Math.round(spent / asked) : 0,
                p95: Math.max(0, ...slow.map(({ p95 }) => p95 ?? 0)),
                failures: days.reduce((sum, { failures }) => sum + failures, 0),
              })}
        </p>
      ) : null}
    </section>
  );
}

function logDefinition(id: string, t: Translate<keyof (typeof logMessages)['zh']>): ResourceDefinition<Line> {
  const causes = (['response', 'list', 'info', 'preview', 'task', 'button', 'print', 'portal'] as const).map(
    (value) => ({
      value,
      label: t(value),
    }),
  );
  const outcomes = [
    { value: '1', label: t('failed') },
    { value: '0', label: t('succeeded') },
  ];
  return {
    id: 'dataApplication.interface.log',
    label: t('call'),
    source: {
      list: (query: ListQuery, signal) =>
        api.system.dataInterface.log(
          { id, query: { ...apiQuery(query), isFailed: asMark(query.filters.isFailed) } },
          { signal, silent: true },
        ),
    },
    search: [
      { id: 'keyword', label: t('user'), kind: 'keyword' },
      { id: 'isFailed', label: t('outcome'), kind: 'select', options: outcomes },
    ],
    columns: [
      { id: 'creatorTime', header: t('time'), kind: 'datetime', width: 150 },
      { id: 'userName', header: t('user'), width: 110 },
      { id: 'cause', header: t('cause'), kind: 'option', options: causes, width: 100 },
      { id: 'parameters', header: t('parameters'), minWidth: 140 },
      { id: 'rows', header: t('rowsHeader'), kind: 'number', width: 80, align: 'right' },
      { id: 'duration', header: t('duration'), kind: 'number', width: 110, align: 'right' },
      { id: 'isCached', header: t('cached'), kind: 'boolean', width: 72 },
      { id: 'error', header: t('error'), minWidth: 160 },
    ],
  };
}

interface LogDrawerProps {
  id: string;
  name: string;
  onClose: () => void;
}

const asMark = (value: unknown) => (value === '1' ? 1 : value === '0' ? 0 : undefined);
