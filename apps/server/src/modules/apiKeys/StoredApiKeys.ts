import { type Selectable } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { at } from '../../db/columns.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { type Rights } from '../../rights/rights.js';
import { type KeyAuthenticator, type KeyUse } from '../../http/authorize.js';
import { AddressList } from '../config/addressList.js';
import { t } from './apiKey.messages.js';
import { type ApiKeyTable } from './apiKey.tables.js';
import { KeyRates } from './KeyRates.js';

const START = 'sak_';
/** Characters by which people know a key again; what is left of it cannot be guessed. */
const SHOWN = 12;
/** How often a key that is used is written down as used. */
const TOUCH_MILLISECONDS = 60_000;

/** A new key, what is shown of it later, and what is stored of it. */
export function makeKey(): { key: string; prefix: string; keyHash: string } {
  const key = `${START}${randomBytes(32).toString('base64url')}`;
  return { key, prefix: key.slice(0, SHOWN), keyHash: hashKey(key) };
}

/** The keys of programs in their table. */
export class StoredApiKeys implements KeyAuthenticator {
  private readonly rates = new KeyRates();

  constructor(private readonly needs: Pick<Deps, 'db' | 'rights'>) {}

  isKey(token: string): boolean {
    return token.startsWith(START);
  }

  /**
   * Reads the key anew each time, so that what is switched off is off at once on every instance. Whoever made a key for
   * somebody else knows it, so it does no more than they may, and ends with them.
   *
   * An owner who is locked keeps their keys as they keep their sessions: a lock answers wrong passwords, and whoever knows
   * a name could stop every program of that person by typing some.
   */
  async authenticate(key: string, { ip, method, call }: KeyUse): Promise<Caller> {
    const found = await this.keys.where('apiKey.keyHash', '=', hashKey(key)).executeTakeFirst();
    const now = Date.now();
    if (!found) throw new ApiError(401, t('unknown'));
    const { id, fullName: name } = found;
    const people = requireGood(found, now);
    const allowed = new AddressList(found.addresses);
    if (!allowed.isEmpty && !allowed.has(ip)) throw new ApiError(403, t('address', { name, ip }));
    const wait = this.rates.take(id, found.perMinute, now);
    if (wait > 0) throw new ApiError(429, t('tooOften', { name, seconds: Math.ceil(wait / 1_000) }));
    requireCallable(found, method, call);
    if (found.lastUsedIp !== ip || now - (found.lastUsedTime ?? 0) >= TOUCH_MILLISECONDS)
      await touch(this.needs, id, ip, now);
    return this.callerOf(found, people);
  }

  async holderOf(keyId: string): Promise<Caller | undefined> {
    const found = await this.keys.where('apiKey.id', '=', keyId).executeTakeFirst();
    if (!found) return undefined;
    try {
      return await this.callerOf(found, requireGood(found, Date.now()));
    } catch (error) {
      if (error instanceof ApiError && error.code === 401) return undefined;
      throw error;
    }
  }

  private get keys() {
    return this.needs.db
      .selectFrom('apiKey')
      .leftJoin('userAccount', 'userAccount.id', 'apiKey.ownerId')
      .leftJoin('userAccount as creator', 'creator.id', 'apiKey.creatorUserId')
      .select(['apiKey.id', 'apiKey.fullName', 'apiKey.access', 'apiKey.reach', 'apiKey.pageIds', 'apiKey.perMinute'])
      .select(['apiKey.expiresTime', 'apiKey.addresses', 'apiKey.enabledMark', 'apiKey.lastUsedTime'])
      .select(['apiKey.lastUsedIp', 'userAccount.id as userId', 'userAccount.account', 'userAccount.realName'])
      .select(['userAccount.organizeId', 'userAccount.enabledMark as ownerEnabled'])
      .select(['creator.id as creatorId', 'creator.enabledMark as creatorEnabled']);
  }

  private async callerOf(
    { id: keyId, fullName: keyName, reach, pageIds }: FoundKey,
    { creatorId, ...owner }: KeyPeople,
  ): Promise<Caller> {
    const whole = await this.rightsOf(owner.userId, creatorId);
    const rights = reach === 'all' ? whole : whole.within(pageIds);
    return { sessionId: '', ...owner, rights, keyId, keyName };
  }

  private async rightsOf(ownerId: string, creatorId: string): Promise<Rights> {
    const own = await this.needs.rights.of(ownerId);
    return ownerId === creatorId ? own : own.sharedWith(await this.needs.rights.of(creatorId));
  }
}

/** Who stands behind a key. Throws 401 that says why for a key that is not good, or not any more. */
function requireGood(found: FoundKey, now: number): KeyPeople {
  const { fullName: name, userId, account, realName, organizeId, creatorId } = found;
  if (found.enabledMark !== 1) throw new ApiError(401, t('disabled', { name }));
  if (found.expiresTime !== null && found.expiresTime <= now) throw new ApiError(401, t('expired', { name }));
  if (userId === null || account === null || realName === null || organizeId === null)
    throw new ApiError(401, t('ownerGone', { name }));
  if (found.ownerEnabled !== 1) throw new ApiError(401, t('ownerDisabled', { name }));
  if (creatorId === null || found.creatorEnabled !== 1) throw new ApiError(401, t('creatorGone', { name }));
  return { userId, account, realName, organizeId, creatorId };
}

function requireCallable(
  { fullName: name, access, reach }: { fullName: string; access: 'read' | 'all'; reach: 'all' | 'pages' },
  method: string,
  { byKey }: KeyUse['call'],
): void {
  if (byKey === false) throw new ApiError(403, t('personOnly'));
  if (byKey === 'whole' && reach === 'pages') throw new ApiError(403, t('pagesOnly', { name }));
  // HEAD is how files are asked for their size
  const isReading = method === 'GET' || method === 'HEAD' || byKey === 'read';
  if (access === 'read' && !isReading) throw new ApiError(403, t('readOnly', { name }));
}

async function touch({ db }: Pick<Deps, 'db'>, id: string, ip: string, now: number): Promise<void> {
  await db
    .updateTable('apiKey')
    .set({ lastUsedTime: new Date(now), lastUsedIp: ip })
    .where('id', '=', id)
    .where((where) => where.or([where('lastUsedTime', 'is', null), where('lastUsedTime', '<=', at(now))]))
    .execute();
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** A key with its owner and whoever made it, as far as they are there. */
interface FoundKey extends KeyState {
  userId: string | null;
  account: string | null;
  realName: string | null;
  organizeId: string | null;
  ownerEnabled: 0 | 1 | null;
  creatorId: string | null;
  creatorEnabled: 0 | 1 | null;
}

type KeyState = Pick<Selectable<ApiKeyTable>, 'id' | 'fullName' | 'reach' | 'pageIds' | 'enabledMark' | 'expiresTime'>;

/** Its owner, and the id of whoever made it. */
interface KeyPeople extends Pick<Caller, 'userId' | 'account' | 'realName' | 'organizeId'> {
  creatorId: string;
}
