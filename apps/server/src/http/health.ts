import { sql } from 'kysely';
import { type FastifyInstance } from 'fastify';
import { type Deps } from '../deps.js';

/** `/healthz`: the process lives. `/readyz`: it can serve, because its database answers and messages arrive. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  const config = { rateLimit: false as const };
  app.get('/healthz', { config, logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { config, logLevel: 'warn' }, async (_request, reply) => {
    const database = await sql`select 1`.execute(deps.db).then(
      () => true,
      () => false,
    );
    const messages = deps.bus.connected;
    return reply
      .status(database && messages ? 200 : 503)
      .send({ status: database && messages ? 'ok' : 'unavailable', database, messages });
  });
}
