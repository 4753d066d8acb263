import { type FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { isLoopback, type Env } from '../env.js';
import { tokenOf } from './authorize.js';

/**
 * Whether a call may know how the server is doing: it comes from this machine itself, not through a proxy on it, or has the
 * token of METRICS_TOKEN.
 */
export function isFromInside(request: FastifyRequest, { METRICS_TOKEN }: Pick<Env, 'METRICS_TOKEN'>): boolean {
  const { headers, socket } = request;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (!isForwarded && isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))) return true;
  if (METRICS_TOKEN === undefined) return false;
  const [given, right] = [Buffer.from(tokenOf(request)), Buffer.from(METRICS_TOKEN)];
  return given.length === right.length && timingSafeEqual(given, right);
}
