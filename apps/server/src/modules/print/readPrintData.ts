import { type PrintQuery } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { type AnswerRow } from '../dataInterface/transformAnswer.js';
import { shownTextsOf } from '../visualdev/records/readRecord.js';
import { type RecordAccess } from '../visualdev/records/recordAccess.js';
import { askInterface, openModel } from './askQuery.js';
import { ROWS } from './describeQueries.js';
import { t } from './print.messages.js';
import { printedValues } from './printedValues.js';

/**
 * A template with what its queries answer for a record. Every query is asked as the caller: what they may not see is not
 * there, and a query that they may not ask refuses the whole. Who has the page sees disabled templates too.
 */
export async function readPrintData(deps: Deps, { templateId, ...input }: PrintInput) {
  const template = requireRow(
    await deps.db
      .selectFrom('printTemplate')
      .select(['id', 'fullName', 'enCode', 'category', 'type', 'enabledMark', 'queries', 'blocks'])
      .select(['paperSize', 'orientation', 'paperWidth', 'paperHeight', 'pageNumber'])
      .select(['marginTop', 'marginRight', 'marginBottom', 'marginLeft'])
      .where('id', '=', templateId)
      .executeTakeFirst(),
  );
  const { queries, enabledMark, ...shown } = template;
  if (enabledMark !== 1 && !input.caller.rights.hasPage(pages.print.address))
    throw new ApiError(409, t('disabled', { name: template.fullName }));
  return { template: shown, values: await answersOf(deps, queries, input) };
}

/** What queries answer for a record, by their names, asked as the caller. */
export async function answersOf(
  deps: Deps,
  queries: readonly PrintQuery[],
  input: Omit<PrintInput, 'templateId'>,
): Promise<Record<string, PrintValues>> {
  const values: Record<string, PrintValues> = {};
  for (const query of queries) values[query.name] = await readValues(deps, { query, ...input });
  return values;
}

interface PrintInput {
  templateId: string;
  recordId: string;
  caller: Caller;
  locale: Locale;
  /** Access by which the record has been opened already. Default: that of the page of its model. */
  opened?: RecordAccess | undefined;
}

export interface PrintValues {
  record: AnswerRow;
  lists: Record<string, AnswerRow[]>;
}

async function readValues(
  deps: Deps,
  { query, recordId, caller, locale, opened }: Omit<PrintInput, 'templateId'> & { query: PrintQuery },
): Promise<PrintValues> {
  if (query.kind === 'interface') {
    const rows = await askInterface(deps, { query, caller, recordId });
    return { record: rows[0] ?? {}, lists: { [ROWS]: rows } };
  }
  return (await readShown(deps, { modelId: query.sourceId, recordId, caller, locale, opened })).values;
}

/** What the form of a record shows to the caller, and the paths of its fields and columns that it shows. */
export async function readShown(
  deps: Deps,
  { modelId, recordId, caller, locale, opened }: Omit<PrintInput, 'templateId'> & { modelId: string },
): Promise<{ values: PrintValues; paths: ReadonlySet<string> }> {
  const access = opened?.model.id === modelId ? opened : await openModel(deps, { modelId, caller, locale });
  const shown = await shownTextsOf(deps, access, { recordId, caller, locale });
  const seen = access.model.form.fields.filter(({ id }) => access.fieldAccess(id) !== 'hidden');
  const values: PrintValues = { record: {}, lists: {} };
  for (const [name, value] of Object.entries(printedValues(seen, { ...shown, modelId, recordId })))
    if (Array.isArray(value)) values.lists[name] = value as AnswerRow[];
    else values.record[name] = value;
  return { values, paths: shown.paths };
}
