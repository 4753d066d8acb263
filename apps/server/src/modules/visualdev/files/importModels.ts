import { type contract, type ModelFile, type ModelImport } from '@smart-admin/api-client/contract';
import { translateUniqueViolation } from '../../../db/translateUniqueViolation.js';
import { createFileImport, ignoredIn } from '../../../http/crud/createFileImport.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { type Call } from '../../../http/handle.js';
import { t } from '../visualdev.messages.js';
import { HEAD } from './modelFile.js';
import { openModels } from './planModels.js';

type Calls = (typeof contract)['visualdev']['models'];

const modelImport = createFileImport({
  noun: 'visualModel',
  page: 'onlineDev.webDesign',
  texts: {
    codeTwice: (code) => t('codeTwice', { code }),
    noButton: t('noImportButton'),
    changedSincePreview: t('changedSincePreview'),
  },
  readStored: (db, codes, isLocking) => {
    const found = db
      .selectFrom('visualModel')
      .selectAll()
      .where(({ fn, eb }) => eb(fn<string>('lower', ['enCode']), 'in', codes))
      .orderBy('id');
    return (isLocking ? found.forUpdate() : found).execute();
  },
  open: openModels,
  write: (db, { item, id, current, found: { documents, category } }, userId) => {
    const { fullName, type, description, sortCode } = item;
    const values = { fullName, type, category, description, sortCode, ...documents };
    return current
      ? db
          .updateTable('visualModel')
          .set({
            ...values,
            state: current.version === 0 ? 0 : 2,
            lastModifyTime: new Date(),
            lastModifyUserId: userId,
          })
          .where('id', '=', id)
          .execute()
          .then(() =>
            rememberNounChange(db, { noun: 'visualModel', id, before: { ...current }, after: values, userId }),
          )
      : translateUniqueViolation(item, () =>
          db
            .insertInto('visualModel')
            .values({ id, enCode: item.enCode, ...values, creatorUserId: userId, state: 0, version: 0 })
            .execute(),
        );
  },
  row: ({ outcome, found }): Pick<ModelImport['rows'][number], 'missing' | 'unknown' | 'documents'> => ({
    missing: found?.missing ?? [],
    unknown: found?.unknown ?? [],
    documents: outcome === 'changed' && found ? found.documents : null,
  }),
});

/** What the import of a file would do. */
export async function previewModels({ body, ...call }: Call<Calls['importPreview']>): Promise<ModelImport> {
  return { ...(await modelImport.preview(body.models, call)), ignored: ignored(body) };
}

/** Makes and changes the drafts of the chosen models. Throws 409 when a model of the file has changed since the preview. */
export async function importModels({ body, ...call }: Call<Calls['import']>): Promise<ModelImport> {
  const { file, ...chosen } = body;
  return { ...(await modelImport.run({ items: file.models, ...chosen }, call)), ignored: ignored(file) };
}

const ignored = (file: ModelFile) => ignoredIn(file, 'models', MODEL_KEYS);
const MODEL_KEYS: ReadonlySet<string> = new Set(['enCode', ...HEAD, 'form', 'list', 'texts']);
