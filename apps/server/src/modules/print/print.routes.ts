import { contract, PrintBodySchema } from '@smart-admin/api-client/contract';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { cleanHtml } from '../../http/cleanHtml.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type FileAnswer } from '../../http/handle.js';
import { describeQueries } from './describeQueries.js';
import { t } from './print.messages.js';
import { type PrintBody } from './print.tables.js';
import { readPrintData } from './readPrintData.js';

export const printRoutes = crudRoutes(contract.system.printDev, {
  table: 'printTemplate',
  toRow: toTemplateRow,
  own: {
    export: ({ deps, params }) => exportTemplate(deps, params.id),
    selector: async ({ deps, query }) => ({ list: await listEnabled(deps, query.type) }),
    fields: async ({ deps, caller, locale, body }) => ({
      list: await describeQueries(deps, { caller, locale, ...body }),
    }),
    data: ({ deps, caller, locale, query }) =>
      readPrintData(deps, { caller, locale, templateId: query.id, recordId: query.formId }),
  },
});

/** A template as it is stored: HTML without anything that does something. */
function toTemplateRow({ queries, blocks, ...body }: PrintBody) {
  const names = queries.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw fieldError('queries', t('sameName', { name: twice }));
  const cleaned = blocks?.map((block) => (block.kind === 'text' ? { ...block, html: cleanHtml(block.html) } : block));
  return {
    ...body,
    queries: JSON.stringify(queries),
    ...(cleaned ? { blocks: JSON.stringify(cleaned) } : {}),
  };
}

function listEnabled({ db }: Deps, type: 1 | 2 | undefined) {
  return db
    .selectFrom('printTemplate')
    .select(['id', 'fullName', 'enCode', 'category', 'type'])
    .where('enabledMark', '=', 1)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 2))
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

/** A template as a JSON file; its queries name models and interfaces by their ids. */
async function exportTemplate({ db }: Deps, id: string): Promise<FileAnswer> {
  const stored = requireRow(await db.selectFrom('printTemplate').selectAll().where('id', '=', id).executeTakeFirst());
  return {
    fileName: `${stored.fullName}.json`,
    content: Buffer.from(JSON.stringify({ version: 1, printTemplate: PrintBodySchema.parse(stored) }, null, 2)),
  };
}
