import { type Deps } from '../../../deps.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';
import { organizeChannel } from '../orders/tellPassage.js';

/** Tokens for the channels of the organisations that run places within a scope. */
export async function channelsOf({ db, channels }: Pick<Deps, 'db' | 'channels'>, scope: DataScope) {
  const organizes = await db
    .selectFrom('parkingPlace')
    .select('organizeId')
    .distinct()
    .where(withinScope(scope, { organize: 'parkingPlace.organizeId' }))
    .execute();
  return Promise.all(
    organizes.map(async ({ organizeId }) => {
      const channel = organizeChannel(organizeId);
      return { channel, channelToken: await channels.issue(channel) };
    }),
  );
}
