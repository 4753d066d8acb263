import { createHash, randomBytes } from 'node:crypto';
import { type FastifyBaseLogger } from 'fastify';
import { type Database, type DatabaseTransaction } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { type EventSpine } from '../../events/eventSpine.js';
import { rightsChanged } from '../rights.events.js';
import { type ListedCache } from '../../events/ListedCache.js';
import { sessionsEnded } from './session.events.js';
import { type Client } from '../caller.js';

const LIFETIME = 8 * 3_600_000;
const CACHE_MILLISECONDS = 30_000;
/** How often an active session is written down as active. */
const TOUCH_MILLISECONDS = 60_000;
const CACHE_LIMIT = 50_000;

/**
 * Sessions by opaque tokens that are stored hashed. A session lives 8 hours from its last use. What was found is kept
 * in memory for 30 s; an ended session is forgotten by every instance at once.
 */
export class SessionStore {
  private readonly cache = new Map<string, CacheEntry>();
  /** Grows when something is forgotten: what was read before that is not kept. */
  private generation = 0;
  /** Sessions by their ids; the hashes of their tokens stay here. */
  readonly listed: ListedCache = {
    entries: () =>
      [...this.cache.values()]
        .map(({ session, readAt }) => ({
          key: session.id,
          userId: session.userId,
          expiresTime: readAt + CACHE_MILLISECONDS,
          read: () => session,
        }))
        .filter(({ expiresTime }) => expiresTime > Date.now()),
    forget: (id) => this.forget([id]),
    clear: () => this.forgetUsers(),
  };

  constructor(
    private readonly db: Database,
    private readonly events: EventSpine,
    private readonly log: FastifyBaseLogger,
  ) {
    events.on(sessionsEnded, ({ sessionIds }) => this.forget(sessionIds));
    events.on(rightsChanged, ({ userIds }) => this.forgetUsers(userIds));
    events.onResync(() => this.forgetUsers());
  }

  /** Opens a session and answers its token, which nobody can read again. */
  async open(userId: string, client: Client): Promise<{ token: string; id: string }> {
    const token = randomBytes(32).toString('base64url');
    const id = newId();
    await this.db
      .insertInto('session')
      .values({
        id,
        tokenHash: hashToken(token),
        userId,
        ipAddress: client.ip,
        ipPlace: client.place,
        platform: client.platform,
        expiresAt: new Date(Date.now() + LIFETIME),
      })
      .execute();
    return { token, id };
  }

  /** The session of a token, or the code that it answers: 600 expired, 601 forced off, 602 unknown. */
  async find(token: string): Promise<FoundSession> {
    const tokenHash = hashToken(token);
    const cached = this.cache.get(tokenHash);
    const now = Date.now();
    if (cached && now - cached.readAt < CACHE_MILLISECONDS && cached.session.expiresAt > now) {
      this.touch(cached, now);
      return { session: cached.session };
    }
    const { generation } = this;
    const row = await this.db
      .selectFrom('session')
      .innerJoin('userAccount', 'userAccount.id', 'session.userId')
      .select(['session.id', 'session.userId', 'session.expiresAt', 'session.endedCode', 'session.lastActiveTime'])
      .select(['userAccount.account', 'userAccount.realName', 'userAccount.organizeId', 'userAccount.enabledMark'])
      .select('userAccount.mustChangePassword')
      .where('session.tokenHash', '=', tokenHash)
      .executeTakeFirst();
    if (!row) return { code: 602 };
    if (row.endedCode !== null) return { code: toCode(row.endedCode) };
    if (row.expiresAt <= now) return { code: 600 };
    if (row.enabledMark !== 1) return { code: 601 };
    const entry: CacheEntry = { session: row, readAt: now, touchedAt: row.lastActiveTime };
    if (this.cache.size >= CACHE_LIMIT) this.cache.clear();
    if (generation === this.generation) this.cache.set(tokenHash, entry);
    this.touch(entry, now);
    return { session: row };
  }

  /** Ends sessions; from now on their tokens answer the code. */
  async end(db: DatabaseTransaction, sessionIds: readonly string[], code: 600 | 601 | 602): Promise<void> {
    if (sessionIds.length === 0) return;
    const ids = [...sessionIds];
    await db
      .updateTable('session')
      .set({ endedAt: new Date(), endedCode: code })
      .where('id', 'in', ids)
      .where('endedAt', 'is', null)
      .execute();
    await this.events.emit(db, sessionsEnded, { sessionIds: ids, code });
  }

  /** Ends every session of the users, except one. */
  async endOf(
    db: DatabaseTransaction,
    userIds: readonly string[],
    { code, exceptSessionId = '' }: { code: 600 | 601 | 602; exceptSessionId?: string },
  ): Promise<void> {
    if (userIds.length === 0) return;
    const rows = await db
      .selectFrom('session')
      .select('id')
      .where('userId', 'in', [...userIds])
      .where('endedAt', 'is', null)
      .where('id', '<>', exceptSessionId)
      .execute();
    await this.end(
      db,
      rows.map((row) => row.id),
      code,
    );
  }

  private touch(entry: CacheEntry, now: number) {
    if (now - entry.touchedAt < TOUCH_MILLISECONDS) return;
    entry.touchedAt = now;
    entry.session.expiresAt = now + LIFETIME;
    this.db
      .updateTable('session')
      .set({ lastActiveTime: new Date(now), expiresAt: new Date(now + LIFETIME) })
      .where('id', '=', entry.session.id)
      .where('endedAt', 'is', null)
      .execute()
      .catch((error: unknown) => this.log.warn({ error }, 'a session could not be marked as active'));
  }

  private forgetUsers(userIds?: readonly string[]) {
    this.generation += 1;
    if (!userIds) return this.cache.clear();
    const wanted = new Set(userIds);
    for (const [key, entry] of this.cache) if (wanted.has(entry.session.userId)) this.cache.delete(key);
  }

  private forget(sessionIds: readonly string[]) {
    this.generation += 1;
    const ended = new Set(sessionIds);
    for (const [key, entry] of this.cache) if (ended.has(entry.session.id)) this.cache.delete(key);
  }
}

export interface Session {
  id: string;
  userId: string;
  account: string;
  realName: string;
  organizeId: string;
  mustChangePassword: 0 | 1;
  expiresAt: number;
}

export type FoundSession = { session: Session; code?: undefined } | { session?: undefined; code: 600 | 601 | 602 };

interface CacheEntry {
  session: Session;
  readAt: number;
  touchedAt: number;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function toCode(value: number): 600 | 601 | 602 {
  return value === 600 || value === 601 ? value : 602;
}
