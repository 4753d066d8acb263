import { dbErrorKind } from './db/dbError.js';
import { EmbeddedError } from './db/embedded/embeddedError.js';
import { NewerSchemaError } from './migrations/migrate.js';
import { EnvError, type Env } from './env.js';

/** Why the server does not start, and what to do: one text without a stack, except for a fault of ours. */
export function describeStartError(error: unknown, env?: Env): string {
  if (error instanceof EnvError || error instanceof EmbeddedError || error instanceof NewerSchemaError)
    return error.message;
  if (!(error instanceof Error)) return String(error);
  return (env && describeCode(error, env)) ?? error.stack ?? error.message;
}

function describeCode(error: NodeJS.ErrnoException & { address?: string }, env: Env): string | undefined {
  const { code = '', syscall = '', path } = error;
  if (syscall === 'listen') return describeListen(code, env) ?? error.message;
  if (path !== undefined && FOLDER[code])
    return `${path} ${FOLDER[code]} (${code}). Set DATA_DIR to a folder that this account may write to, with room; it is ${env.DATA_DIR} now.`;
  if (env.DATABASE_URL === undefined) return undefined;
  const { host, pathname, username } = new URL(env.DATABASE_URL);
  const why =
    DATABASE[code] ?? (dbErrorKind(error) === 'unavailable' || NETWORK.has(code) ? 'does not answer' : undefined);
  return (
    why &&
    `The database ${pathname.slice(1)} at ${host || 'localhost'} ${why}, asked as ${username || 'nobody'}: ${reasonOf(error)}. Start it or correct DATABASE_URL.`
  );
}

function describeListen(code: string, { HOST, PORT }: Env): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${PORT} of ${HOST} is in use. End the program that uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `This account may not listen on port ${PORT}. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${HOST}. Correct HOST.`;
  return undefined;
}

/** A host of several addresses refuses with one error for each. */
function reasonOf(error: Error): string {
  return error.message || (error instanceof AggregateError ? error.errors.map(String).join('; ') : error.name);
}

const FOLDER: Record<string, string> = {
  EACCES: 'cannot be written',
  EPERM: 'cannot be written',
  EROFS: 'is read-only',
  ENOSPC: 'has no room left',
  EDQUOT: 'has no room left',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
};

const NETWORK = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Refusals of PostgreSQL at the start of a connection, or of what the first start does. */
const DATABASE: Record<string, string> = {
  '28P01': 'refuses the password',
  '28000': 'refuses the account',
  '3D000': 'does not exist',
  '42501': 'does not let the account create tables',
  '53300': 'has too many connections',
  '57P03': 'is starting or stopping',
};
