import { type MissingReference } from '@smart-admin/api-client/contract';
import { allFields, renameListReferences, renameReferences, type NamedThing } from '@smart-admin/form-engine/core';
import { type Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type Executor } from '../../../db/database.js';
import { ApiError } from '../../../errors/apiError.js';
import { type ImportCall } from '../../../http/crud/createFileImport.js';
import { missingReferences } from '../missingReferences.js';
import { readDocuments } from '../modelDocuments.js';
import { t } from '../visualdev.messages.js';
import { type VisualModelTable } from '../visualdev.tables.js';
import { CATEGORIES, DocumentNames } from './DocumentNames.js';
import { HEAD, storedDocuments, toFileModel, type FileModel } from './modelFile.js';

/** Most characters of a stored document. */
const LONGEST = 2_000_000;

/** Reads models of a file. Those that are made get their ids before, so that others of the file may refer to them. */
export async function openModels(
  db: Executor,
  added: readonly { id: string; enCode: string }[],
  { caller }: ImportCall,
) {
  const names = await DocumentNames.read(db, caller);
  for (const { enCode, id } of added) names.addModel(enCode, id);
  const made = new Set(added.map(({ id }) => id));
  return {
    changesOf: (current: Selectable<VisualModelTable>, model: FileModel) => changesOf(current, model, names),
    read: async (model: FileModel, id: string): Promise<ReadModel> => {
      const documents = storedDocuments(model, names.toId);
      if (documents.formData.length > LONGEST || documents.columnData.length > LONGEST)
        throw new ApiError(400, t('tooLongDocument'));
      const category = names.toId({ of: 'dictionaryItem', id: model.category, within: CATEGORIES });
      const read = readDocuments(id, documents.formData, documents.columnData);
      const missing = await missingReferences(db, read);
      return {
        ...{ documents, category },
        missing: [
          ...(category === '' || names.isId({ of: 'dictionaryItem', id: category, within: CATEGORIES })
            ? []
            : [{ kind: 'category', label: '', name: model.category } as const]),
          ...missing.filter(({ kind, name }) => kind !== 'model' || !made.has(name)),
        ],
        unknown: allFields(read.form).flatMap(({ path, field }) =>
          field.kind === 'unknown' ? [{ path: `form.${path}`, name: smartKeyOf(field.wire) }] : [],
        ),
      };
    },
  };
}

/** Parts that change: those that the file words in another way, and those that name by a code what has come here since. */
function changesOf(current: Selectable<VisualModelTable>, model: FileModel, names: DocumentNames): string[] {
  const changes = new Set(differences(toFileModel(current, names.toCode), model));
  const { form, list } = readDocuments(current.id, current.formData, current.columnData);
  const mark = (part: 'form' | 'list') => (thing: NamedThing) => {
    if (!names.isId(thing) && names.toId(thing) !== thing.id) changes.add(part);
    return thing.id;
  };
  renameReferences(form, mark('form'));
  renameListReferences(list, mark('list'));
  return [...changes];
}

/** Parts that a file words in another way. */
function differences(stored: FileModel, wanted: FileModel): string[] {
  return [...HEAD, 'form' as const, 'list' as const, 'texts' as const].filter(
    (part) => !isDeepStrictEqual(plain(stored[part]), plain(wanted[part])),
  );
}

/** Without the prototypes and the undefined keys that the two ways of reading it may leave. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

function smartKeyOf({ __config__: config, smartKey }: Readonly<Record<string, unknown>>): string {
  const key = (config as { smartKey?: unknown } | null | undefined)?.smartKey ?? smartKey;
  return typeof key === 'string' ? key : '';
}

/** What is written of a model of a file. */
interface ReadModel {
  /** As they are stored. */
  documents: { formData: string; columnData: string };
  /** Id of its item, or what the file says where there is none. */
  category: string;
  missing: MissingReference[];
  unknown: { path: string; name: string }[];
}
