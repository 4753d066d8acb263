import { URGENCY_TEXTS } from '@smart-admin/api-client/contract';
import { type ResourceColumn } from '@smart-admin/form-engine/resource';
import { type Locale } from '@smart-admin/ui/messages';
import { Tag } from '@smart-admin/ui/tag';
import { FlowLauncher } from './FlowLauncher.js';
import { type FlowListTranslate } from './flowListMessages.js';
import { type FlowListRow, type FlowRow } from './flowRow.js';
import { FlowStatusTag } from './FlowStatusTag.js';
import { FlowTitle } from './FlowTitle.js';

/** Columns that mean the same in all lists of flows. */
export function flowColumns(t: FlowListTranslate, locale: Locale) {
  return {
    title: { id: 'title', header: t('title'), minWidth: 240, render: (row) => <FlowTitle row={row} /> },
    flow: { id: 'flowName', header: t('flow'), width: 120 },
    launcher: {
      id: 'launcher',
      header: t('launcher'),
      width: 190,
      value: launcherText,
      render: (row) => <FlowLauncher row={row} />,
    },
    current: { id: 'current', header: t('current'), minWidth: 200, value: (row) => currentText(t, row) },
    urgency: {
      id: 'urgency',
      header: t('urgency'),
      width: 90,
      hidden: true,
      value: ({ urgency }) => URGENCY_TEXTS[urgency][locale],
    },
    status: {
      id: 'status',
      header: t('status'),
      width: 130,
      card: 'right',
      render: ({ status, paused }) => (
        <span className="inline-flex items-center gap-2">
          <FlowStatusTag status={status} />
          {paused && status === 1 ? <Tag tone="neutral">{t('paused')}</Tag> : null}
        </span>
      ),
    },
    launchTime: { id: 'launchTime', header: t('launchTime'), kind: 'datetime', width: 120 },
    endTime: { id: 'endTime', header: t('endTime'), kind: 'datetime', width: 120, hidden: true },
    number: { id: 'number', header: t('number'), width: 180, hidden: true },
  } as const satisfies Record<string, ResourceColumn<FlowListRow>>;
}

/** Who launched a flow as text: name and organisation. */
export function launcherText({ launcher, launcherOrganize }: Pick<FlowRow, 'launcher' | 'launcherOrganize'>): string {
  return [launcher.name, launcherOrganize].filter(Boolean).join(' · ');
}

/** Nodes that wait, each with whom it asks. */
export function currentText(t: FlowListTranslate, { current }: Pick<FlowRow, 'current'>): string {
  return current
    .map(({ nodeName, people }) =>
      people.length === 0
        ? nodeName
        : t('nodeWithPeople', { node: nodeName, people: people.map(({ name }) => name).join('、') }),
    )
    .join(' / ');
}
