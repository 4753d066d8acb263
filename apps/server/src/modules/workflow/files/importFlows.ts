import { type contract, type FlowFile, type FlowImport } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { translateUniqueViolation } from '../../../db/translateUniqueViolation.js';
import { createFileImport, ignoredIn } from '../../../http/crud/createFileImport.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { type Call } from '../../../http/handle.js';
import { stateOf } from '../stateOf.js';
import { t } from '../workflow.messages.js';
import { openFlows, PARTS } from './openFlows.js';

type Calls = (typeof contract)['workflow']['flow'];

const flowImport = createFileImport({
  noun: 'flow',
  page: pages.flowEngine.address,
  texts: {
    codeTwice: (code) => t('codeTwice', { code }),
    noButton: t('noImportButton'),
    changedSincePreview: t('changedSincePreview'),
  },
  readStored: (db, codes, isLocking) => {
    const found = db
      .selectFrom('flow')
      .selectAll()
      .where(({ fn, eb }) => eb(fn<string>('lower', ['enCode']), 'in', codes))
      .orderBy('id');
    return (isLocking ? found.forUpdate() : found).execute();
  },
  open: openFlows,
  write: async (db, { item, id, current, found: { values } }, userId) => {
    const row = { ...values, launchers: JSON.stringify(values.launchers) };
    if (!current)
      return translateUniqueViolation(item, () =>
        db
          .insertInto('flow')
          .values({ id, enCode: item.enCode, ...row, creatorUserId: userId, state: 0, version: 0 })
          .execute(),
      );
    await db
      .updateTable('flow')
      .set({
        ...row,
        state: await stateOf(db, current, values),
        lastModifyTime: new Date(),
        lastModifyUserId: userId,
      })
      .where('id', '=', id)
      .execute();
    return rememberNounChange(db, { noun: 'flow', id, before: { ...current }, after: values, userId });
  },
  row: ({ outcome, found }): Pick<FlowImport['rows'][number], 'missing' | 'document'> => ({
    missing: found?.missing ?? [],
    document: outcome === 'changed' && found ? found.values.document : null,
  }),
});

/** What the import of a file would do. */
export async function previewFlows({ body, ...call }: Call<Calls['importPreview']>): Promise<FlowImport> {
  return { ...(await flowImport.preview(body.flows, call)), ignored: ignored(body) };
}

/** Makes and changes the drafts of the chosen flows. Throws 409 when a flow of the file has changed since the preview. */
export async function importFlows({ body, ...call }: Call<Calls['import']>): Promise<FlowImport> {
  const { file, ...chosen } = body;
  return { ...(await flowImport.run({ items: file.flows, ...chosen }, call)), ignored: ignored(file) };
}

const ignored = (file: FlowFile) => ignoredIn(file, 'flows', FLOW_KEYS);
const FLOW_KEYS: ReadonlySet<string> = new Set(['enCode', ...PARTS]);
