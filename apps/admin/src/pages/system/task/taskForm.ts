import { createField, type Field } from '@smart-admin/form-engine/core';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { cleanUpCountKind, cronKind } from '../../../fields/adminKinds.js';
import { timeZoneNames } from '../../../fields/zonedDate.js';
import { type ApiFormEntries, type BodyOf, field, parts } from '../../../resource/apiForm.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type taskMessages } from './taskMessages.js';

export type TaskTranslate = Translate<keyof (typeof taskMessages)['zh']>;
type TaskBody = BodyOf<typeof api.system.task>;

const KINDS = ['interface', 'notice', 'template', 'sync', 'cleanUp', 'backup'] as const;
const CLEAN_UP_TARGETS = ['logs', 'interfaceCalls', 'deliveries', 'runs', 'bins'] as const;

/** The form of a task; one of the server takes other times and limits only. */
export function taskForm(
  t: TaskTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  isSystem: boolean,
): ApiFormEntries<TaskBody> {
  const { enabledMark, description } = orderAndState(c);
  const { fullName, enCode } = isSystem
    ? {
        fullName: field('text', { label: c('name'), span: 12, disabled: true }),
        enCode: field('text', { label: c('code'), span: 12, disabled: true }),
      }
    : nameAndCode(c);
  const ofKind = (kind: (typeof KINDS)[number]) => ({
    visibleWhen: `{kind} = '${kind}'`,
    required: true,
  });
  const ofReceivers = { visibleWhen: "{kind} = 'notice' or {kind} = 'template'", required: true };
  const whole = (label: string, max: number, defaultValue: number, help: string) =>
    field('number', { label, span: 12, required: true, min: 1, max, precision: 0, defaultValue, help });
  const kinds = isSystem ? (['system'] as const) : KINDS;
  return {
    fullName,
    enCode,
    cron: field(cronKind, {
      label: t('cron'),
      required: true,
      defaultValue: '0 3 * * *',
      params: { timeZone: '{timeZone}' },
    }),
    timeZone: field('select', {
      label: t('timeZone'),
      placeholder: t('serverZone'),
      filterable: true,
      options: timeZoneNames().map((value) => ({ value, label: value })),
    }),
    kind: field(
      'radio',
      {
        label: t('kind'),
        required: true,
        noShow: isSystem,
        defaultValue: kinds[0],
        options: kinds.map((value) => ({ value, label: t(value) })),
      },
      { read: (raw) => raw, write: (value) => value as TaskBody['kind'] },
    ),
    interfaceId: field('select', {
      label: t('interfaceId'),
      dataType: 'dynamic',
      propsUrl: '/api/system/DataInterface/Selector',
      ...ofKind('interface'),
    }),
    templateId: field('select', {
      label: t('templateId'),
      dataType: 'dynamic',
      propsUrl: '/api/system/MessageTemplate?pageSize=500',
      help: t('templateHelp'),
      ...ofKind('template'),
    }),
    syncId: field('select', {
      label: t('sync'),
      dataType: 'dynamic',
      propsUrl: '/api/system/DataSync?pageSize=500&enabledMark=1',
      help: t('syncHelp'),
      ...ofKind('sync'),
    }),
    parameters: field(
      'subtable',
      {
        label: t('parameters'),
        columns: parameterColumns(t) as never,
        maxRows: 50,
        visibleWhen: "{kind} = 'interface' or {kind} = 'template'",
      },
      { read: (raw) => raw, write: (value) => value as NonNullable<TaskBody['parameters']> },
    ),
    cleanUp: parts<TaskBody['cleanUp']>(
      {
        cleanTarget: field('select', {
          label: t('cleanTarget'),
          span: 12,
          options: CLEAN_UP_TARGETS.map((value) => ({ value, label: t(`clean_${value}`) })),
          ...ofKind('cleanUp'),
        }),
        cleanDays: field('number', {
          label: t('cleanDays'),
          span: 12,
          min: 1,
          max: 3_650,
          precision: 0,
          defaultValue: 90,
          ...ofKind('cleanUp'),
        }),
        cleanCount: field(cleanUpCountKind, {
          label: t('cleanCount'),
          visibleWhen: "{kind} = 'cleanUp'",
          params: { target: '{cleanTarget}', days: '{cleanDays}' },
        }),
      },
      {
        read: (raw) => {
          const stored = raw as TaskBody['cleanUp'];
          return stored ? { cleanTarget: stored.target, cleanDays: stored.days } : {};
        },
        write: ({ kind, cleanTarget, cleanDays }) => {
          const target = CLEAN_UP_TARGETS.find((name) => name === cleanTarget);
          return kind === 'cleanUp' && target ? { target, days: Number(cleanDays) } : null;
        },
      },
    ),
    backupKeep: field('number', {
      label: t('backupKeep'),
      span: 12,
      min: 1,
      max: 100,
      precision: 0,
      defaultValue: 7,
      help: t('backupHelp'),
      ...ofKind('backup'),
    }),
    noticeTitle: field('text', { label: t('noticeTitle'), maxLength: 200, ...ofKind('notice') }),
    noticeText: field('textarea', { label: t('noticeText'), maxLength: 5_000, visibleWhen: "{kind} = 'notice'" }),
    noticeUserIds: field('userSelect', { label: t('noticeUserIds'), multiple: true, ...ofReceivers }),
    timeoutSeconds: whole(t('timeoutSeconds'), 10_800, 600, t('timeoutHelp')),
    maxAttempts: whole(t('maxAttempts'), 25, 3, t('attemptsHelp')),
    enabledMark,
    description,
  };
}

function parameterColumns(t: TaskTranslate): Field[] {
  return [
    createField('text', { id: 'name', label: t('parameterName'), required: true, maxLength: 50 }),
    createField('text', { id: 'value', label: t('parameterValue'), maxLength: 2_000 }),
  ];
}
