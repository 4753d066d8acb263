import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { checkSmsCode } from './smsCode.js';
import { type Client } from '../../rights/caller.js';

/**
 * Files an application of a visitor whose mobile number an SMS code proved, and writes it into the operation log, where
 * administrators find it.
 */
export async function applyForAccount(deps: Deps, { application, client }: ApplyInput): Promise<null> {
  const { mobile, code, company, contact } = application;
  await checkSmsCode(deps, { mobile, code });
  await deps.db.transaction().execute(async (db) => {
    await db
      .insertInto('accountApplication')
      .values({ id: newId(), mobile, company, contact, ipAddress: client.ip })
      .execute();
    await db
      .insertInto('operationLog')
      .values({
        id: newId(),
        userName: `${contact}/${mobile}`,
        category: 'operation',
        description: `申请账号：${company}，${contact}，${mobile}`.slice(0, 200),
        requestMethod: 'POST',
        requestUrl: '/api/oauth/Application',
        ipAddress: client.ip,
        ipPlace: client.place,
        platform: client.platform,
        requestDuration: 0,
        resultCode: 200,
      })
      .execute();
  });
  return null;
}

interface ApplyInput {
  application: { mobile: string; code: string; company: string; contact: string };
  client: Client;
}
