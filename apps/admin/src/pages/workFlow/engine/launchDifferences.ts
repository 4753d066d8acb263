import { type DiffItem, type Difference, diffItems } from '@smart-admin/form-engine/editor';
import { api } from '../../../app/api.js';
import { formSources } from '../../../resource/formSources.js';
import { type EngineTranslate } from './flowForm.js';

/** By what a flow is launched, as a draft or a release has it. */
export type LaunchSettings = Pick<
  Awaited<ReturnType<typeof api.workflow.flow.version>>,
  'billRule' | 'titleFormula' | 'launchers'
>;

/** Names of what launch settings name, by id or code. */
export type LaunchNames = Readonly<Record<string, string>>;

/** Names of people, roles, organisations, groups and number rules that any of these settings name. What has none is left out. */
export async function loadLaunchNames(settings: readonly LaunchSettings[]): Promise<LaunchNames> {
  const idsOf = (kind: LauncherKind) => [...new Set(settings.flatMap(({ launchers }) => launchers?.[kind] ?? []))];
  const { users, roleTree, organizeTree, groupTree } = formSources;
  const [rules, ...named] = await Promise.all([
    settings.some(({ billRule }) => billRule !== '') ? api.system.billRule.selector({ silent: true }) : { list: [] },
    users.names(idsOf('userIds')),
    roleTree.names?.(idsOf('roleIds')),
    organizeTree.names?.(idsOf('organizeIds')),
    groupTree.names?.(idsOf('groupIds')),
  ]);
  return Object.fromEntries([
    ...rules.list.map(({ enCode = '', fullName }) => [enCode, fullName] as const),
    ...named
      .flatMap((names = {}) => Object.entries(names))
      .map(([id, name]) => [id, typeof name === 'string' ? name : name.label] as const),
  ]);
}

/** What a draft changes of how a flow is launched. What has no name is told by its id. */
export function launchDifferences(
  was: LaunchSettings,
  is: LaunchSettings,
  { names, t }: { names: LaunchNames; t: EngineTranslate },
): readonly Difference[] {
  return diffItems([itemOf(was, names, t)], [itemOf(is, names, t)]);
}

type LauncherKind = keyof NonNullable<LaunchSettings['launchers']>;

const LAUNCHERS = [
  ['userIds', 'users'],
  ['roleIds', 'roles'],
  ['organizeIds', 'organizes'],
  ['groupIds', 'groups'],
] as const;

function itemOf(
  { billRule, titleFormula, launchers }: LaunchSettings,
  names: LaunchNames,
  t: EngineTranslate,
): DiffItem {
  const nameOf = (id: string) => names[id] ?? id;
  const chosen = LAUNCHERS.flatMap(([kind, label]) => {
    const ids = launchers?.[kind] ?? [];
    return ids.length === 0 ? [] : [`${t(label)} ${ids.map(nameOf).join('、')}`];
  });
  return {
    // nodes and branches have no such id
    id: ':launch',
    label: t('launching'),
    settings: [
      { key: 'launchers', label: t('launchers'), text: launchers === null ? t('everybody') : chosen.join('；') },
      { key: 'titleFormula', label: t('titleFormula'), text: titleFormula },
      { key: 'billRule', label: t('billRule'), text: billRule === '' ? '' : nameOf(billRule) },
    ],
  };
}
