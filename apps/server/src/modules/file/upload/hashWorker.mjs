// plain JavaScript: Node.js starts threads without the loaders of development and tests
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/**
 * Takes the hashes that `HashThread` asks for, one call after the other.
 *
 * @type {Map<number, import('node:crypto').Hash>}
 */
const hashes = new Map();

parentPort?.on('message', (/** @type {import('./hashThread.js').HashCall} */ { call, id, piece, end }) => {
  const hash = hashes.get(id) ?? createHash('sha256');
  if (end) hashes.delete(id);
  else hashes.set(id, hash.update(piece ?? ''));
  parentPort?.postMessage(end === 'digest' ? { call, digest: hash.digest('hex') } : { call });
});
