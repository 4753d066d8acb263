import { pages } from '@smart-admin/api-client/pages';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { joinNames, type FieldChange, type OperationDetail } from '../../http/operationDetail.js';
import { type GrantChange } from './grantChange.js';
import { type Holder } from '../../rights/holders.js';
import { readHolder } from './listHolders.js';

/** Pages of the holders. */
const PAGES = {
  Role: pages.role.address,
  Position: pages.position.address,
  User: pages.user.address,
  Group: pages.group.address,
};

/** What a save of grants says to the log: whose they are, what was taken and given by name, and pages with other rows. */
export async function describeGrants(
  deps: Deps,
  caller: Caller,
  { holder, change }: { holder: Holder; change: GrantChange },
): Promise<OperationDetail> {
  const [{ fullName }, { entries }] = await Promise.all([readHolder(deps, caller, holder), deps.menus.read()]);
  const names = new Map<string, string>();
  for (const { entry, codes } of entries) {
    names.set(entry.id, entry.fullName);
    for (const code of [...codes.button, ...codes.list, ...codes.form])
      names.set(code.id, `${entry.fullName} - ${code.fullName}`);
  }
  const named = (ids: readonly string[]) => joinNames(ids.map((id) => names.get(id) ?? id));
  const changes: FieldChange[] = [
    { field: 'granted', before: named(change.removed), after: named(change.added) },
    { field: 'rows', before: '', after: named(change.data.map(({ moduleId }) => moduleId)) },
  ];
  return {
    verb: 'grant',
    noun: PAGES[holder.type],
    recordId: holder.id,
    recordName: fullName,
    changes: changes.filter(({ before, after }) => before !== '' || after !== ''),
  };
}

/** What a change of members says to the log: of what, and who was taken out and added. */
export async function describeMembers(
  deps: Deps,
  caller: Caller,
  { holder, added = [], removed = [] }: { holder: Holder; added?: readonly string[]; removed?: readonly string[] },
): Promise<OperationDetail> {
  const { fullName } = await readHolder(deps, caller, holder);
  const users = await deps.db
    .selectFrom('userAccount')
    .select(['id', 'realName'])
    .where('id', 'in', [...added, ...removed, ''])
    .execute();
  const names = new Map(users.map(({ id, realName }) => [id, realName]));
  const named = (ids: readonly string[]) => joinNames(ids.flatMap((id) => names.get(id) ?? []));
  return {
    verb: 'members',
    noun: PAGES[holder.type],
    recordId: holder.id,
    recordName: fullName,
    changes: [{ field: 'userIds', before: named(removed), after: named(added) }],
  };
}
