import { sql } from 'kysely';
import { type FastifyInstance } from 'fastify';
import { type Deps } from '../deps.js';

/**
 * `/healthz`: the process and the database that belongs to it live. `/readyz`: it can serve, because its database answers
 * and messages arrive. Both answer 503 otherwise.
 */
export function registerHealth(app: FastifyInstance, { deps, isDatabaseUp }: HealthOptions): void {
  const options = { config: { rateLimit: false as const }, logLevel: 'warn' as const };
  app.get('/healthz', options, async (_request, reply) => {
    const isUp = isDatabaseUp();
    return reply.status(isUp ? 200 : 503).send({ status: isUp ? 'ok' : 'unavailable' });
  });
  app.get('/readyz', options, async (_request, reply) => {
    const database = isDatabaseUp() && (await answers(deps));
    const messages = deps.bus.connected;
    return reply
      .status(database && messages ? 200 : 503)
      .send({ status: database && messages ? 'ok' : 'unavailable', database, messages });
  });
}

interface HealthOptions {
  deps: Deps;
  isDatabaseUp: () => boolean;
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
