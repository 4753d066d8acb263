import { contract } from '@smart-admin/api-client/contract';
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
import { answersOf, type PrintValues, readShown } from './readPrintData.js';

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
  const recordIds = [...new Set(ids)];
  if (button?.visibleWhen)
    for (const recordId of recordIds)
      requireOffered(button, await readRecord(deps, { caller, modelId, recordId }), caller);
  return printSheets(deps, { access, recordIds, templateId, caller, locale });
}

/**
 * A sheet for one record that the caller has been let into, by a template of its model or as its form is. Of the record they
 * see what `access` shows; what else a template asks is asked as the caller. Throws 404 for a template of something else.
 */
export async function printOpened(deps: Deps, { recordId, ...input }: PrintOpenedInput): Promise<Printed> {
  return printSheets(deps, { ...input, recordIds: [recordId], opened: input.access });
}

interface PrintOpenedInput extends Pick<PrintRecordsInput, 'caller' | 'locale' | 'templateId'> {
  access: RecordAccess;
  recordId: string;
}

/** Sheets by a template of the model of an access, or by its form. */
async function printSheets(deps: Deps, { templateId, ...input }: PrintSheetsInput): Promise<Printed> {
  const { access, recordIds, ...reader } = input;
  if (templateId === '') return printPlain(deps, input);
  const { queries, ...template } = requireRow(
    await boundTemplates(deps, access.model.id)
      .select(['fullName', 'queries', 'blocks', 'paperSize', 'orientation', 'paperWidth', 'paperHeight'])
      .select(['pageNumber', 'marginTop', 'marginRight', 'marginBottom', 'marginLeft'])
      .where('id', '=', templateId)
      .executeTakeFirst(),
  );
  const sheets: Printed['sheets'] = [];
  for (const id of recordIds) sheets.push({ id, values: await answersOf(deps, queries, { ...reader, recordId: id }) });
  return { template, sheets };
}

/**
 * Records as their form is, on the paper of a new template. Its parts are those that some record shows; a sheet whose record shows
 * less has parts of its own, without their labels and tables.
 */
async function printPlain(deps: Deps, { access, recordIds, ...reader }: PlainInput): Promise<Printed> {
  const { id: modelId, fullName } = access.model;
  const records: { id: string; values: PrintValues; paths: ReadonlySet<string> }[] = [];
  for (const id of recordIds) records.push({ id, ...(await readShown(deps, { ...reader, modelId, recordId: id })) });
  const shown = new Set(records.flatMap(({ paths }) => [...paths]));
  const { template } = contract.visualdev.records.print.data.shape;
  return {
    template: template.parse({ fullName, blocks: defaultSheet(access, shown), pageNumber: 'center' }),
    sheets: records.map(({ id, values, paths }) => ({
      id,
      values: { [RECORD]: values },
      ...(paths.size === shown.size ? {} : { blocks: defaultSheet(access, paths) }),
    })),
  };
}

interface PrintSheetsInput extends Pick<PrintRecordsInput, 'caller' | 'locale' | 'templateId'> {
  access: RecordAccess;
  recordIds: readonly string[];
  /** Access by which the records have been opened already. Default: that of the page of the model. */
  opened?: RecordAccess;
}

type PlainInput = Omit<PrintSheetsInput, 'templateId'>;

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
