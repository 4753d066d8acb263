import { sql } from 'kysely';
import { statfs } from 'node:fs/promises';
import { type FastifyInstance } from 'fastify';
import { type PoolConfig } from 'pg';
import { DatabaseProbe } from '../db/DatabaseProbe.js';
import { type Deps } from '../deps.js';
import { isFromInside } from './fromInside.js';

/**
 * `/healthz`: the process and its database live, however busy they are. `/readyz`: it can serve, because a call gets a
 * connection, messages arrive and its disk has room; which of them is told only to who is inside. Both answer 503 otherwise.
 */
export function registerHealth(app: FastifyInstance, { deps, isDatabaseUp, databaseConfig }: HealthOptions): void {
  const options = { config: { rateLimit: false as const }, logLevel: 'warn' as const };
  const probe = new DatabaseProbe(databaseConfig);
  app.addHook('onClose', () => probe.stop());
  app.get('/healthz', options, async (_request, reply) => {
    const isUp = isDatabaseUp() && (await probe.isAlive());
    return reply.status(isUp ? 200 : 503).send({ status: isUp ? 'ok' : 'unavailable' });
  });
  app.get('/readyz', options, async (request, reply) => {
    const parts = {
      database: isDatabaseUp() && (await answers(deps)),
      messages: deps.bus.connected,
      storage: await hasRoom(deps.env.DATA_DIR),
    };
    const isReady = Object.values(parts).every(Boolean);
    return reply
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'unavailable', ...(isFromInside(request, deps.env) ? parts : {}) });
  });
}

interface HealthOptions {
  deps: Deps;
  /** Whether the process of the embedded database runs; true for another one. */
  isDatabaseUp: () => boolean;
  databaseConfig: PoolConfig;
}

/** Whoever asks waits a few seconds at most. */
const PATIENCE_MILLISECONDS = 3_000;

async function answers({ db }: Deps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MILLISECONDS);
  });
  const query = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([query, silence]);
  clearTimeout(timer);
  return answer;
}

/** Bytes that must be free where the server writes. */
const ROOM = 16 * 1024 * 1024;

/** A folder that is not there yet holds nothing up. */
async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk === undefined || disk.bavail * disk.bsize >= ROOM;
}
