import {
  type AnyEndpoint,
  type ReleaseBodySchema,
  type ReleaseSchema,
  type MissingReference,
  type TableChange,
} from '@smart-admin/api-client/contract';
import {
  buttonPermissionCodes,
  columnPermissionCodes,
  checkFormExpressions,
  compileForm,
  expressionIssueText,
  formPermissionCodes,
  formProblemText,
  localizeForm,
  localizeList,
  localizeName,
  type PermissionCode,
  TEXT_LOCALES,
  type TextLocale,
} from '@smart-admin/form-engine/core';
import { sql, type Selectable } from 'kysely';
import type * as z from 'zod';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { ApiError, type LocalText } from '../../errors/apiError.js';
import { type Call } from '../../http/handle.js';
import { enqueue } from '../../jobs/enqueue.js';
import { menusChanged } from '../../rights/menu.events.js';
import { lockTree } from '../../db/requireParent.js';
import { emitCodesRemoved } from '../menu/emitRemoved.js';
import { type ReleasedThing, saveReleasedEntry } from '../menu/releasedEntries.js';
import { applyTables } from './tables/applyTables.js';
import { hasSameWeb } from './hasSameWeb.js';
import { readReleased } from './releasedModel.js';
import { renameFields } from './renameFields.js';
import { missingReferences } from './missingReferences.js';
import { readDocuments, type ModelDocuments } from './modelDocuments.js';
import { propertyOf } from './propertyOf.js';
import { planTables } from './tables/planTables.js';
import { t } from './visualdev.messages.js';
import { modelIndexesJob } from './visualdev.jobs.js';
import { type VisualModelTable } from './visualdev.tables.js';

/** Type of models that are the form of a flow. */
const FLOW_FORM = 3;

/** Makes a model's draft what its users see: its tables, its entries in the menus with codes, its released documents. */
export async function releaseModel(
  { deps, caller, once, describe }: Pick<Call<AnyEndpoint>, 'deps' | 'caller' | 'once' | 'describe'>,
  input: Omit<ReleaseInput, 'userId'>,
): Promise<Release> {
  const { id } = input;
  const released = await once(async (db) => {
    const { removedCodes, ...release } = await publishRelease(db, { ...input, userId: caller.userId });
    await emitCodesRemoved({ db, events: deps.events }, removedCodes);
    await deps.events.emit(db, menusChanged, {});
    return release;
  });
  describe({ recordId: id });
  describe(async () => ({ recordName: (await readReleased(deps.db, id)).fullName }));
  return released;
}

/** Why what was designed of a model for phones cannot be released by itself; undefined where it can. Throws 404. */
export async function phoneRefusal(db: Executor, id: string): Promise<LocalText | undefined> {
  return refusalOf(requireRow(await db.selectFrom('visualModel').selectAll().where('id', '=', id).executeTakeFirst()));
}

/** Everything besides must be what users work with already: the release would change that too, also the tables. */
function refusalOf(row: Selectable<VisualModelTable>): LocalText | undefined {
  if (row.version === 0) return t('webNotReleased');
  const released = { formData: row.releasedForm, columnData: row.releasedColumn };
  return hasSameWeb(row, released) ? undefined : t('webChanged');
}

/** What the release of a model would do to its tables, and what its draft names in vain. Throws 400 for a draft that cannot be released. */
export async function planRelease(db: Executor, id: string): Promise<ReleasePlan> {
  const row = requireRow(await db.selectFrom('visualModel').selectAll().where('id', '=', id).executeTakeFirst());
  const documents = readDocuments(row.id, row.formData, row.columnData, row.tableName);
  refuseProblems(documents);
  return {
    changes: await planTables(db, id, documents, releasedDocuments(row)),
    missing: await missingReferences(db, documents),
  };
}

export interface ReleasePlan {
  changes: TableChange[];
  missing: MissingReference[];
}

/** The same inside a transaction of the caller's, who emits what happened; `removedCodes` have left its entries. */
export async function publishRelease(
  db: DatabaseTransaction,
  input: ReleaseInput,
): Promise<Release & { removedCodes: string[] }> {
  await lockTree(db, 'menu');
  const row = requireRow(
    await db.selectFrom('visualModel').selectAll().where('id', '=', input.id).forUpdate().executeTakeFirst(),
  );
  // the form of a flow is opened by the flow: it needs no page
  if (!input.pc && !input.app && row.type !== FLOW_FORM) throw fieldError('pc', t('noTarget'));
  const refusal = input.phoneOnly ? refusalOf(row) : undefined;
  if (refusal) throw new ApiError(409, refusal);
  const documents = readDocuments(row.id, row.formData, row.columnData, row.tableName);
  refuseProblems(documents);
  const released = releasedDocuments(row);
  const { later } = await applyTables(db, row.id, documents, released);
  if (later)
    await enqueue(db, modelIndexesJob, { modelId: row.id, isChanged: later.isChanged }, { queue: `model:${row.id}` });
  if (released) await renameFields(db, row.id, released, documents);
  const thing: ReleasedThing = {
    id: row.id,
    menuId: row.menuId,
    fullName: row.fullName,
    enCode: row.enCode,
    names: namesIn((locale) => localizeName('', documents.form, locale)),
    type: 3,
    property: propertyOf(row.id),
    urlAddress: `model/${row.enCode}`,
    icon: 'file-text',
    hasCodes: true,
    codes: codesOf(documents),
  };
  const web = await saveReleasedEntry(db, thing, {
    category: 'Web',
    wanted: input.pc === 1,
    parentId: input.pcModuleParentId,
  });
  const app = await saveReleasedEntry(db, thing, {
    category: 'App',
    wanted: input.app === 1,
    parentId: input.appModuleParentId,
  });
  const { version } = await db
    .updateTable('visualModel')
    .set({
      state: 1,
      menuId: web.id || app.id,
      releasedForm: row.formData,
      releasedColumn: row.columnData,
      version: sql`version + 1`,
    })
    .where('id', '=', row.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('visualModelVersion')
    .values({ modelId: row.id, version, formData: row.formData, columnData: row.columnData, userId: input.userId })
    .execute();
  return {
    menuId: web.id,
    appMenuId: app.id,
    tables: documents.tables.map(({ name }) => name),
    removedCodes: [...web.removedCodes, ...app.removedCodes],
  };
}

function releasedDocuments(row: Selectable<VisualModelTable>): ModelDocuments | undefined {
  return row.version > 0 ? readDocuments(row.id, row.releasedForm, row.releasedColumn, row.tableName) : undefined;
}

/** A form whose expressions cannot be read may be kept as a draft, not released. */
function refuseProblems({ form }: ModelDocuments): void {
  const problems = compileForm(form).problems.filter(({ severity }) => severity === 'error');
  const [first] = problems;
  if (first) throw new ApiError(400, (locale) => formProblemText(first, locale), { problems });
  const wrong = checkFormExpressions(form).find(({ issue }) => issue.severity === 'error');
  if (wrong)
    throw new ApiError(400, (locale) => `${wrong.path || wrong.setting}: ${expressionIssueText(wrong.issue, locale)}`);
}

/**
 * `userId` is who releases; '' for the server itself. With `phoneOnly` nothing may have changed since the last release but
 * what is designed for phones (else 409).
 */
export type ReleaseInput = z.output<typeof ReleaseBodySchema> & { id: string; userId: string; phoneOnly?: boolean };
export type Release = z.output<typeof ReleaseSchema>;

/** What can be granted on a model's page, with its names in the languages that the documents have. */
function codesOf({ form, list }: ModelDocuments) {
  const named = (codes: (documents: Pick<ModelDocuments, 'form' | 'list'>) => PermissionCode[]) => {
    const told = TEXT_LOCALES.map(
      (locale) =>
        [locale, codes({ form: localizeForm(form, locale), list: localizeList(list, form, locale) })] as const,
    );
    return codes({ form, list }).map((code, index) => {
      const texts = told.map(([locale, inLocale]) => [locale, inLocale[index]?.fullName] as const);
      return { ...code, names: Object.fromEntries(texts.filter(([, text]) => text !== code.fullName)) };
    });
  };
  return {
    buttons: unique(named((documents) => buttonPermissionCodes(documents.list))),
    columns: named((documents) => columnPermissionCodes(documents.list)),
    forms: named((documents) => formPermissionCodes(documents.form)),
  };
}

/** Texts by language, of those languages that have one. */
function namesIn(text: (locale: TextLocale) => string): Partial<Record<TextLocale, string>> {
  return Object.fromEntries(TEXT_LOCALES.map((locale) => [locale, text(locale)]).filter(([, name]) => name !== ''));
}

function unique<Code extends { enCode: string }>(codes: readonly Code[]): Code[] {
  return codes.filter((code, index) => codes.findIndex(({ enCode }) => enCode === code.enCode) === index);
}
