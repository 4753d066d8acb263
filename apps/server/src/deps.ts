import { type FastifyBaseLogger } from 'fastify';
import { type Clock } from './clock.js';
import { type Database } from './db/database.js';
import { type Env } from './env.js';

/**
 * What use cases work with; made once by `createApp`. Each floor and module adds its own in its `<name>.deps.ts`:
 * `declare module '../../deps.js'`.
 */
export interface Deps {
  env: Env;
  clock: Clock;
  db: Database;
  log: FastifyBaseLogger;
}
