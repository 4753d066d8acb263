import { contract, type PrintQuery } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { openRecords, type RecordAccess } from '../visualdev/records/recordAccess.js';
import { readRecord } from '../visualdev/records/readRecord.js';
import { requireOffered } from '../visualdev/records/requireButton.js';
import { defaultSheet, RECORD } from './defaultSheet.js';
import { answersOf } from './readPrintData.js';

/** Enabled templates that print records of a model, in their order. */
export function listModelTemplates(deps: Deps, modelId: string) {
  return boundTemplates(deps, modelId).select(['id', 'fullName']).orderBy('sortCode').orderBy('id').execute();
}

/**
 * A sheet for each of some records of a model, by one of its templates or as its form is. Throws 403 for a record that the
 * caller may not see, or whose row does not offer the button, and 404 for a template of something else.
 */
export async function printRecords(deps: Deps, { ids, templateId, ...input }: PrintRecordsInput): Promise<Printed> {
  const { caller, locale, modelId } = input;
  const access = await openRecords(deps, caller, modelId, locale);
  const button = access.model.list.rowButtons.find(({ id }) => id === 'print');
  const { queries, template } = await readTemplate(deps, access, templateId);
  const sheets: Printed['sheets'] = [];
  for (const recordId of new Set(ids)) {
    if (button?.visibleWhen) requireOffered(button, await readRecord(deps, { caller, modelId, recordId }), caller);
    sheets.push({ id: recordId, values: await answersOf(deps, queries, { caller, locale, recordId }) });
  }
  return { template, sheets };
}

/**
 * A sheet for one record that the caller has been let into, by a template of its model or as its form is. Of the record they
 * see what `access` shows; what else a template asks is asked as the caller. Throws 404 for a template of something else.
 */
export async function printOpened(
  deps: Deps,
  { access, recordId, templateId, ...input }: PrintOpenedInput,
): Promise<Printed> {
  const { queries, template } = await readTemplate(deps, access, templateId);
  const values = await answersOf(deps, queries, { ...input, recordId, opened: access });
  return { template, sheets: [{ id: recordId, values }] };
}

interface PrintOpenedInput extends Pick<PrintRecordsInput, 'caller' | 'locale' | 'templateId'> {
  access: RecordAccess;
  recordId: string;
}

/** A template of the model, or its plain sheet, with what it asks. */
async function readTemplate(
  deps: Deps,
  access: RecordAccess,
  templateId: string,
): Promise<{ template: Printed['template']; queries: readonly PrintQuery[] }> {
  const { id: modelId } = access.model;
  if (templateId === '') return { template: plainTemplate(access), queries: plainQueries(modelId) };
  const { queries, ...template } = requireRow(
    await boundTemplates(deps, modelId)
      .select(['fullName', 'queries', 'blocks', 'paperSize', 'orientation', 'paperWidth', 'paperHeight'])
      .select(['pageNumber', 'marginTop', 'marginRight', 'marginBottom', 'marginLeft'])
      .where('id', '=', templateId)
      .executeTakeFirst(),
  );
  return { template, queries };
}

interface PrintRecordsInput {
  modelId: string;
  caller: Caller;
  locale: Locale;
  ids: readonly string[];
  /** '' for the plain sheet. */
  templateId: string;
}

type Printed = z.output<(typeof contract)['visualdev']['records']['print']['data']>;

function boundTemplates({ db }: Deps, modelId: string) {
  const asked = JSON.stringify([{ kind: 'model', sourceId: modelId }]);
  return db
    .selectFrom('printTemplate')
    .where('enabledMark', '=', 1)
    .where(sql<boolean>`queries @> ${asked}::jsonb`);
}

/** The form as it is, on the paper of a new template. */
function plainTemplate(access: RecordAccess): Printed['template'] {
  const { template } = contract.visualdev.records.print.data.shape;
  return template.parse({
    fullName: access.model.fullName,
    blocks: defaultSheet(access),
    pageNumber: 'center',
  });
}

function plainQueries(modelId: string): PrintQuery[] {
  return [{ name: RECORD, label: '', kind: 'model', sourceId: modelId, recordParameter: '' }];
}
