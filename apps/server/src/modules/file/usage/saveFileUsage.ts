import { type Executor } from '../../../db/database.js';
import { insertAll } from '../../../db/insertAll.js';
import { type FileUsageTable } from '../file.tables.js';

/** Names of files are unguessable and stand as they are in values, links and texts (see saveFile.ts). */
const FILE_NAME = /[A-Za-z]{1,20}_[0-9a-f]{32}\.[A-Za-z0-9]{1,10}/g;

/**
 * Writes which files the values of a thing name, in the transaction that saves it. Fields that are not among the values
 * keep what they had; pass `isNew` for a thing that had nothing.
 */
export async function saveFileUsage(
  db: Executor,
  { kind, modelId = '', ownerId, isNew = false }: FileOwner & { ownerId: string; isNew?: boolean },
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const fields = Object.keys(values);
  if (fields.length === 0) return;
  if (!isNew)
    await db
      .deleteFrom('fileUsage')
      .where('kind', '=', kind)
      .where('modelId', '=', modelId)
      .where('ownerId', '=', ownerId)
      .where('field', 'in', fields)
      .execute();
  const rows = fields.flatMap((field) =>
    fileNamesIn(values[field]).map((fileName) => ({ kind, modelId, ownerId, field, fileName })),
  );
  await insertAll(db, 'fileUsage', rows);
}

/** Forgets what things used, in the transaction that removes them. */
export async function removeFileUsage(
  db: Executor,
  { kind, modelId = '' }: FileOwner,
  ownerIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('fileUsage')
    .where('kind', '=', kind)
    .where('modelId', '=', modelId)
    .where('ownerId', 'in', [...ownerIds])
    .execute();
}

interface FileOwner {
  kind: FileUsageTable['kind'];
  /** Model of a record. */
  modelId?: string;
}

function fileNamesIn(value: unknown): string[] {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return [...new Set(text.match(FILE_NAME) ?? [])];
}
