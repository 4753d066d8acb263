import { type Deps } from '../../deps.js';
import { nounChanged } from '../../http/crud/crud.events.js';
import { usersChanged } from '../user/user.events.js';
import { recordsPurged } from '../visualdev/visualdev.events.js';
import { removeFileUsage } from './usage/saveFileUsage.js';

/** Forgets what files were used by messages and users that are removed and by records that are purged. */
export function listenForFiles({ events }: Pick<Deps, 'events'>): void {
  events.within(nounChanged, async (trx, { noun, change, ids }) => {
    if (noun === 'message' && change === 'removed') await removeFileUsage(trx, { kind: 'message' }, ids);
  });
  events.within(usersChanged, async (trx, { change, userIds }) => {
    if (change === 'removed') await removeFileUsage(trx, { kind: 'user' }, userIds);
  });
  events.within(recordsPurged, (trx, { modelId, recordIds }) =>
    removeFileUsage(trx, { kind: 'record', modelId }, recordIds),
  );
}
