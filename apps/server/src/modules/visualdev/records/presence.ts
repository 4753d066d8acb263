import { recordPresent, type PresenceStateSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { openRecords } from './recordAccess.js';
import { readStored } from './readRecord.js';

/**
 * Tells those who hear the channel of a record what a window of the caller does with it. Who is there is kept nowhere: each
 * window says so itself, so no crash leaves anybody behind. Throws 403 or 404 unless the caller may see the record.
 */
export async function tellPresence(
  deps: Deps,
  { modelId, recordId, caller, window, state }: PresenceInput,
): Promise<{ channel: string; channelToken: string }> {
  const access = await openRecords(deps, caller, modelId);
  await readStored(deps.db, access, recordId);
  const channel = `record:${modelId}:${recordId}`;
  const { userId, realName: userName } = caller;
  if (state)
    await deps.db.transaction().execute(async (trx) => {
      const { headIcon } = await trx
        .selectFrom('userAccount')
        .select('headIcon')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      await deps.sockets.send(
        trx,
        { kind: 'channel', keys: [channel] },
        { frame: recordPresent, fields: { modelId, recordId, window, state, userId, userName, headIcon } },
      );
    });
  return { channel, channelToken: await deps.channels.issue(channel) };
}

interface PresenceInput {
  modelId: string;
  recordId: string;
  caller: Caller;
  window: string;
  /** Default: nothing is told. */
  state?: z.output<typeof PresenceStateSchema> | undefined;
}
