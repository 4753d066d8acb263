import { type Deps } from '../../deps.js';
import { usersChanged } from '../user/user.events.js';

/** Leaves organisations without the managers and administrators that are removed. */
export function listenForOrganizes({ events }: Pick<Deps, 'events'>): void {
  events.within(usersChanged, async (trx, { change, userIds }) => {
    if (change !== 'removed') return;
    await trx.updateTable('organize').set({ managerId: '' }).where('managerId', 'in', userIds).execute();
    await trx.deleteFrom('organizeAdministrator').where('userId', 'in', userIds).execute();
  });
}
