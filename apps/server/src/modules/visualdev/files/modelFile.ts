import { MODELS_IN_FILE, type ModelFile } from '@smart-admin/api-client/contract';
import {
  encodeFormDocument,
  encodeListDefinition,
  renameListReferences,
  renameReferences,
  type NamedThing,
} from '@smart-admin/form-engine/core';
import { type Selectable } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { sorted } from '../../../db/sorted.js';
import { ApiError } from '../../../errors/apiError.js';
import { t as tErrors } from '../../../errors/errors.messages.js';
import { type Caller } from '../../../rights/caller.js';
import { readDocuments } from '../modelDocuments.js';
import { t } from '../visualdev.messages.js';
import { type VisualModelTable } from '../visualdev.tables.js';
import { CATEGORIES, DocumentNames } from './DocumentNames.js';

export type FileModel = ModelFile['models'][number];

/** What a file says of a model besides its documents. */
export const HEAD = ['fullName', 'type', 'category', 'description', 'sortCode'] as const;

/** The drafts of models as one file with sorted keys, by their codes: two files of the same models are the same. Throws 404 for a model that is gone. */
export async function exportModels(db: Executor, caller: Caller, ids: readonly string[]) {
  if (ids.length > MODELS_IN_FILE) throw new ApiError(400, t('tooManyModels', { limit: MODELS_IN_FILE }));
  const rows = await db.selectFrom('visualModel').selectAll().where('id', 'in', ids).execute();
  if (rows.length < new Set(ids).size) throw new ApiError(404, tErrors('notFound'));
  const names = await DocumentNames.read(db, caller);
  const models = rows
    .map((row) => toFileModel(row, names.toCode))
    .toSorted((one, other) => (one.enCode < other.enCode ? -1 : 1));
  const file: ModelFile = { format: 'smart-admin/models', version: 1, models };
  const [only] = models;
  return {
    names: models.map(({ fullName }) => fullName),
    fileName: `${models.length === 1 && only ? `model-${only.enCode}` : 'models'}.json`,
    content: Buffer.from(`${JSON.stringify(sorted(file), null, 2)}\n`),
  };
}

/** A model as it stands in a file. Throws 400 for documents that cannot be read. */
export function toFileModel(
  { id, enCode, formData, columnData, ...row }: Selectable<VisualModelTable>,
  toCode: (thing: NamedThing) => string,
): FileModel {
  const { form, list } = readDocuments(id, formData, columnData);
  const { texts: formTexts, ...formWire } = encodeFormDocument(renameReferences(form, toCode));
  const { texts: listTexts, ...listWire } = encodeListDefinition(renameListReferences(list, toCode));
  return {
    enCode,
    fullName: row.fullName,
    type: row.type,
    description: row.description,
    sortCode: row.sortCode,
    category: row.category === '' ? '' : toCode({ of: 'dictionaryItem', id: row.category, within: CATEGORIES }),
    form: formWire,
    list: listWire,
    texts: { form: textsOf(formTexts), list: textsOf(listTexts) },
  };
}

/** The documents of a model in a file as they are stored, with the names of this system. Throws 400 that says where one is wrong. */
export function storedDocuments(
  { form, list, texts }: FileModel,
  toId: (thing: NamedThing) => string,
): { formData: string; columnData: string } {
  const read = readDocuments(
    FILE,
    JSON.stringify(withTexts(form, texts.form)),
    JSON.stringify(withTexts(list, texts.list)),
  );
  return {
    formData: JSON.stringify(encodeFormDocument(renameReferences(read.form, toId))),
    columnData: JSON.stringify(encodeListDefinition(renameListReferences(read.list, toId))),
  };
}

/** Stands for the id of a model while its documents are read, which only names its tables. */
const FILE = 'file';

function textsOf(stored: unknown): Record<string, unknown> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? (stored as Record<string, unknown>)
    : {};
}

function withTexts(document: Record<string, unknown>, texts: Record<string, unknown>): Record<string, unknown> {
  return Object.keys(texts).length === 0 ? document : { ...document, texts };
}
