import { FormDocumentError } from './FormDocumentError.js';

/** Changes a stored document of one version into the next one. */
export type Migration = (wire: Record<string, unknown>) => Record<string, unknown>;

/** Brings a stored document to the current version; a document without a version is version 1. Throws on a newer one. */
export function migrateDocument(
  wire: Record<string, unknown>,
  current: number,
  migrations: readonly Migration[],
): Record<string, unknown> {
  const version = wire.version ?? 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new FormDocumentError('version', 'version', 'must be a whole number from 1');
  }
  if (version > current) {
    throw new FormDocumentError(
      'version',
      'version',
      `is ${version}, newer than ${current}: update the program to open it`,
    );
  }
  let migrated = wire;
  for (let from = version; from < current; from += 1) {
    const step = migrations[from - 1];
    if (!step) throw new FormDocumentError('version', 'version', `no way leads from ${from} to ${from + 1}`);
    migrated = { ...step(migrated), version: from + 1 };
  }
  return migrated;
}
