/** The embedded PostgreSQL cannot be found, prepared, started or stopped; the message says why and what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError';
}
