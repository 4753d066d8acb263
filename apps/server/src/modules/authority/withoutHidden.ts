import { type Locale } from '@smart-admin/ui/messages';
import { addTo } from '../../db/groups.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { visible } from '../organize/listOrganizes.js';
import { positionsWithin } from '../position/selectPositions.js';
import { rolesVisible } from '../role/selectRoles.js';
import { t } from './authority.messages.js';
import { type Rule, type Source, type TracedRights } from './explainRights.js';

/**
 * What was traced, as far as the caller may know it by name: roles, positions and organisations that they do not see keep
 * what they give, and are one nameless source of each type. People know what they belong to themselves.
 */
export async function withoutHidden(
  { db }: Pick<Deps, 'db'>,
  traced: TracedRights,
  { caller, locale }: { caller: Caller; locale: Locale },
): Promise<TracedRights> {
  if (traced.user.id === caller.userId) return traced;
  const [roles, positions, organizes] = await Promise.all([
    db.selectFrom('role').select('id').where(rolesVisible(caller)).execute(),
    db.selectFrom('position').select('id').where(positionsWithin(caller)).execute(),
    db.selectFrom('organize').select(['id', 'category', 'fullName']).execute(),
  ]);
  const names = new Map(visible(caller, organizes).map(({ id, fullName }) => [id, fullName]));
  const seen: Partial<Record<Source['type'], { has(id: string): boolean }>> = {
    Role: new Set(roles.map(({ id }) => id)),
    Position: new Set(positions.map(({ id }) => id)),
    Organize: names,
  };
  const nameless = (count: number) => t('hidden', { count })(locale);
  const keys = new Map<string, string>();
  const hidden = new Map<Source['type'], Source[]>();
  for (const source of traced.sources) {
    if (seen[source.type]?.has(source.id) ?? true) continue;
    keys.set(source.key, `Hidden:${source.type}`);
    addTo(hidden, source.type, source);
  }
  const keyOf = (key: string) => keys.get(key) ?? key;
  return {
    user: traced.user,
    sources: [
      ...traced.sources.filter(({ key }) => !keys.has(key)),
      ...[...hidden].map(([type, { length }]) => ({
        ...{ key: `Hidden:${type}`, type, id: '', note: '' },
        fullName: nameless(length),
      })),
    ],
    owned: (id) => [...new Set(traced.owned(id).map(keyOf))],
    rulesOf: (menuId) =>
      traced.rulesOf(menuId).map((rule): Rule => {
        const { organizeIds = [] } = rule;
        const known = organizeIds.filter((id) => names.has(id));
        const count = organizeIds.length - known.length;
        return {
          ...rule,
          source: keyOf(rule.source),
          organizeIds: known,
          organizeNames: [...known.map((id) => names.get(id) ?? ''), ...(count > 0 ? [nameless(count)] : [])],
        };
      }),
  };
}
