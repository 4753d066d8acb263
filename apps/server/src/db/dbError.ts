/**
 * What a driver error means to us: the one border where codes of PostgreSQL are known. Undefined for errors that a
 * caller cannot do anything about.
 */
export function dbErrorKind(error: unknown): DbErrorKind | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === '' && error instanceof Error && LOST.test(error.message)) return 'unavailable';
  return KINDS[code];
}

/** Name of the violated constraint or index, when the driver tells. */
export function violatedConstraint(error: unknown): string {
  return typeof error === 'object' && error !== null && 'constraint' in error ? String(error.constraint) : '';
}

/** Whether a statement names a column or table that there is not: a fault of ours, unless it has gone meanwhile. */
export function isMissingColumn(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && MISSING.has(String(error.code));
}

export type DbErrorKind =
  'tooMuch' | 'full' | 'duplicate' | 'referenced' | 'invalid' | 'busy' | 'crowded' | 'unavailable';

/** What the driver says, without a code, of a connection that broke or was not made. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const MISSING: ReadonlySet<string> = new Set(['42703', '42P01']);

const KINDS: Record<string, DbErrorKind> = {
  '23505': 'duplicate',
  '23503': 'referenced',
  '23502': 'invalid',
  '23514': 'invalid',
  '22001': 'invalid',
  '22003': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '22P02': 'invalid',
  '22P05': 'invalid',
  '22021': 'invalid',
  // wider than a page, more columns or arguments than it takes
  '54000': 'tooMuch',
  '54001': 'tooMuch',
  '54011': 'tooMuch',
  '54023': 'tooMuch',
  '08P01': 'tooMuch',
  '53100': 'full',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  // it lives, but has no connection left
  '53300': 'crowded',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '08006': 'unavailable',
  '08001': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ENOENT: 'unavailable',
};
