import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { type Client } from '../../http/client.js';
import { checkSmsCode } from './smsCode.js';

/** Files an application of a visitor whose mobile number an SMS code proved. */
export async function applyForAccount(deps: Deps, { application, client }: ApplyInput): Promise<null> {
  const { mobile, code, company, contact } = application;
  await checkSmsCode(deps, { mobile, code });
  await deps.db.insertInto('accountApplication').values({ id: newId(), mobile, company, contact, ipAddress: client.ip }).execute();
  return null;
}

interface ApplyInput {
  application: { mobile: string; code: string; company: string; contact: string };
  client: Client;
}
