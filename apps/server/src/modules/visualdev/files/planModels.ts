import { type MissingReference } from '@smart-admin/api-client/contract';
import { allFields, renameListReferences, renameReferences, type NamedThing } from '@smart-admin/form-engine/core';
import { type Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { type Executor } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { type Rights } from '../../../rights/rights.js';
import { missingReferences } from '../missingReferences.js';
import { readDocuments } from '../modelDocuments.js';
import { t } from '../visualdev.messages.js';
import { type VisualModelTable } from '../visualdev.tables.js';
import { CATEGORIES, type DocumentNames } from './DocumentNames.js';
import { HEAD, storedDocuments, toFileModel, type FileModel } from './modelFile.js';

/** Most characters of a stored document. */
const LONGEST = 2_000_000;

/**
 * What a file does to each of its models. A model is known by its code. It is refused where somebody could not save it by
 * hand. Models that are new get their ids here, so that others of the file may refer to them.
 */
export async function planModels(db: Executor, models: readonly FileModel[], context: PlanContext): Promise<Step[]> {
  const { stored, names, rights } = context;
  const known = new Map(stored.map((row) => [row.enCode.toLowerCase(), row]));
  const taken = new Set<string>();
  const ids = models.map((model) => {
    const code = model.enCode.toLowerCase();
    const id = known.get(code)?.id ?? newId();
    if (!known.has(code) && !taken.has(code)) names.addModel(model.enCode, id);
    taken.add(code);
    return id;
  });
  const added = new Set(ids.filter((id) => !stored.some((row) => row.id === id)));
  const seen = new Set<string>();
  return Promise.all(
    models.map(async (model, index): Promise<Step> => {
      const id = ids[index] ?? '';
      const current = known.get(model.enCode.toLowerCase());
      const isTwice = seen.has(model.enCode.toLowerCase());
      seen.add(model.enCode.toLowerCase());
      const refused = (reason: LocalText): Step => ({ ...NOTHING, model, id, current, outcome: 'refused', reason });
      if (isTwice) return refused(t('codeTwice', { code: model.enCode }));
      try {
        const changes = current ? changesOf(current, model, names) : [];
        const outcome = !current ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
        const button = outcome === 'new' ? 'btn_add' : 'btn_edit';
        if (outcome !== 'unchanged' && !rights.hasButton('onlineDev.webDesign', button))
          return refused(t('noImportButton'));
        const documents = storedDocuments(model, names.toId);
        if (documents.formData.length > LONGEST || documents.columnData.length > LONGEST)
          return refused(t('tooLongDocument'));
        const category = names.toId({ of: 'dictionaryItem', id: model.category, within: CATEGORIES });
        const read = readDocuments(id, documents.formData, documents.columnData);
        const missing = await missingReferences(db, read);
        return {
          ...{ model, id, current, outcome, changes, documents, category },
          missing: [
            ...(category === '' || names.isId({ of: 'dictionaryItem', id: category, within: CATEGORIES })
              ? []
              : [{ kind: 'category', label: '', name: model.category } as const]),
            ...missing.filter(({ kind, name }) => kind !== 'model' || !added.has(name)),
          ],
          unknown: allFields(read.form).flatMap(({ path, field }) =>
            field.kind === 'unknown' ? [{ path: `form.${path}`, name: smartKeyOf(field.wire) }] : [],
          ),
        };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return refused(error.text);
      }
    }),
  );
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

const NOTHING = {
  changes: [],
  documents: { formData: '', columnData: '' },
  category: '',
  missing: [],
  unknown: [],
};

interface PlanContext {
  /** Models that have one of the codes. */
  stored: readonly Selectable<VisualModelTable>[];
  names: DocumentNames;
  rights: Rights;
}

/** What is done with one model of a file. */
export interface Step {
  model: FileModel;
  /** Of the stored model, or of the one that is made. */
  id: string;
  current: Selectable<VisualModelTable> | undefined;
  outcome: 'new' | 'changed' | 'unchanged' | 'refused';
  reason?: LocalText;
  changes: string[];
  /** As they are stored. */
  documents: { formData: string; columnData: string };
  /** Id of its item, or what the file says where there is none. */
  category: string;
  missing: MissingReference[];
  unknown: { path: string; name: string }[];
}
