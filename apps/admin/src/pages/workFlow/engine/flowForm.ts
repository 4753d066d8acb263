import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { billRuleKind } from '../../../fields/adminKinds.js';
import { absent, type ApiFormEntries, type BodyOf, constant, field, parts } from '../../../resource/apiForm.js';
import { nameAndCode, orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type engineMessages } from './engineMessages.js';

export type EngineTranslate = Translate<keyof (typeof engineMessages)['zh']>;
type FlowBody = BodyOf<typeof api.workflow.flow>;
type Launchers = FlowBody['launchers'];

/** What is asked of a flow itself. A new one begins with the head of the launcher's department. */
export function flowForm(
  t: EngineTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  { isNew }: { isNew: boolean },
): ApiFormEntries<FlowBody> {
  const named = { visibleWhen: "{launch} = 'chosen'", multiple: true, span: 12 } as const;
  return {
    ...nameAndCode(c),
    category: field('select', {
      label: t('category'),
      span: 12,
      dataType: 'dictionary',
      dictionaryType: 'flowCategory',
    }),
    icon: field('text', { label: t('icon'), span: 12, maxLength: 50 }),
    modelId: field('select', {
      label: t('model'),
      span: 12,
      required: true,
      dataType: 'dynamic',
      propsUrl: '/api/visualdev/Base/Selector',
      // the documents of the flow speak about its fields
      ...(isNew ? {} : { readOnly: true }),
    }),
    billRule: field(billRuleKind, {
      label: t('billRule'),
      span: 12,
      help: `${t('billRuleHelp')} · ${t('afterRelease')}`,
    }),
    titleFormula: field('text', {
      label: t('titleFormula'),
      maxLength: 2_000,
      help: `${t('titleHelp', { pattern: '{reason}' })} · ${t('afterRelease')}`,
    }),
    launchers: parts<Launchers>(
      {
        launch: field('radio', {
          label: t('launchers'),
          help: t('afterRelease'),
          defaultValue: 'everybody',
          options: [
            { value: 'everybody', label: t('everybody') },
            { value: 'chosen', label: t('chosen') },
          ],
        }),
        launchUsers: field('userSelect', { ...named, label: t('users') }),
        launchRoles: field('roleSelect', { ...named, label: t('roles') }),
        launchOrganizes: field('organizeSelect', { ...named, label: t('organizes') }),
        launchGroups: field('groupSelect', { ...named, label: t('groups') }),
      },
      {
        read: (raw) => {
          const launchers = raw as Launchers;
          return {
            launch: launchers ? 'chosen' : 'everybody',
            launchUsers: launchers?.userIds ?? [],
            launchRoles: launchers?.roleIds ?? [],
            launchOrganizes: launchers?.organizeIds ?? [],
            launchGroups: launchers?.groupIds ?? [],
          };
        },
        write: (values) =>
          values.launch === 'chosen'
            ? {
                userIds: idsOf(values.launchUsers),
                roleIds: idsOf(values.launchRoles),
                organizeIds: idsOf(values.launchOrganizes),
                groupIds: idsOf(values.launchGroups),
              }
            : null,
      },
    ),
    document: isNew ? constant(JSON.stringify(newFlow(t))) : absent,
    ...orderAndState(c),
  };
}

function newFlow(t: EngineTranslate): FlowDocument {
  return {
    version: 1,
    start: { id: 'start', kind: 'start', name: t('start'), fields: {} },
    nodes: [
      {
        id: 'head',
        kind: 'approver',
        name: t('head'),
        people: [{ kind: 'launcherHead', level: 1 }],
        several: { mode: 'all' },
        empty: { kind: 'administrators' },
        claim: false,
        actions: {
          approve: { comment: 'optional', signature: 'off' },
          refuse: { comment: 'required', signature: 'off' },
          transfer: { comment: 'optional', signature: 'off' },
        },
        refusal: { to: 'reject', then: 'onward' },
        fields: {},
      },
    ],
    settings: { repeat: 'adjacent', own: 'ask', revoke: 'beforeFirst' },
  };
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}
