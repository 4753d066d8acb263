import { sql } from 'kysely';
import { type Deps } from '../../deps.js';
import { nounChanged } from '../../http/crud/crud.events.js';
import { usersChanged } from '../user/user.events.js';
import { menuPartsRemoved } from '../../rights/menu.events.js';
import { removeHolders } from './holderRules.js';
import { type HolderType } from '../../rights/holders.js';

/** Nouns whose rows are given permissions, by their table. */
const HOLDERS: ReadonlyMap<string, HolderType> = new Map([
  ['userGroup', 'Group'],
  ['role', 'Role'],
  ['position', 'Position'],
]);

/** Takes away what removed groups, roles, positions and users had been given with their members, and grants of what is in no menu any more. */
export function listenForAuthority({ events }: Pick<Deps, 'events'>): void {
  events.within(nounChanged, async (trx, { noun, change, ids }) => {
    const type = HOLDERS.get(noun);
    if (type && change === 'removed') await removeHolders(trx, type, ids);
    // a rule that named one that is gone could not be saved again
    if (noun === 'organize' && change === 'removed')
      await sql`update data_grant set organize_ids = organize_ids - ${[...ids]}::text[]
        where organize_ids ?| ${[...ids]}::text[]`.execute(trx);
  });
  events.within(usersChanged, async (trx, { change, userIds }) => {
    if (change === 'removed') await removeHolders(trx, 'User', userIds);
  });
  events.within(menuPartsRemoved, async (trx, { menuIds, codeIds }) => {
    const grants = trx.deleteFrom('grantItem');
    if (codeIds.length) await grants.where('kind', '<>', 'menu').where('itemId', 'in', codeIds).execute();
    if (menuIds.length) await grants.where('kind', '=', 'menu').where('itemId', 'in', menuIds).execute();
  });
}
