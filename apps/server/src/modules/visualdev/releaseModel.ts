import { type ReleaseBodySchema, type ReleaseSchema } from '@smart-admin/api-client/contract';
import {
  buttonPermissionCodes,
  columnPermissionCodes,
  compileForm,
  formPermissionCodes,
  formProblemText,
} from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { menusChanged } from '../menu/menu.events.js';
import { type MenuCategory } from '../menu/menu.tables.js';
import { lockTree } from '../../db/requireParent.js';
import { saveCodes } from '../menu/saveMenu.js';
import { createTables } from './createTables.js';
import { readDocuments, type ModelDocuments } from './modelDocuments.js';
import { say } from './visualdev.messages.js';

/** Makes a model's draft what its users see: its tables, its entries in the menus with codes, its released documents. */
export async function releaseModel(deps: Deps, input: ReleaseInput): Promise<Release> {
  return deps.db.transaction().execute(async (db) => {
    const release = await publishRelease(db, input);
    await deps.events.emit(db, menusChanged, {});
    return release;
  });
}

/** The same inside a transaction of the caller's, who emits what happened. */
export async function publishRelease(db: Executor, input: ReleaseInput): Promise<Release> {
  if (!input.pc && !input.app) throw fieldError('pc', say('noTarget'));
  await lockTree(db, 'menu');
  const row = requireRow(
    await db.selectFrom('visualModel').selectAll().where('id', '=', input.id).forUpdate().executeTakeFirst(),
  );
  const documents = readDocuments(row.id, row.formData, row.columnData);
  refuseProblems(documents);
  const tables = await createTables(
    db,
    documents.tables,
    documents.list.columns.map(({ id }) => id),
  );
  const menuId = await saveMenuEntry(db, row, documents, {
    category: 'Web',
    wanted: input.pc === 1,
    parentId: input.pcModuleParentId,
  });
  const appMenuId = await saveMenuEntry(db, row, documents, {
    category: 'App',
    wanted: input.app === 1,
    parentId: input.appModuleParentId,
  });
  await db
    .updateTable('visualModel')
    .set({
      state: 1,
      menuId: menuId || appMenuId,
      releasedForm: row.formData,
      releasedColumn: row.columnData,
      version: sql`version + 1`,
    })
    .where('id', '=', row.id)
    .execute();
  return { menuId, appMenuId, tables };
}

/** A form whose expressions cannot be read may be kept as a draft, not released. */
function refuseProblems({ form }: ModelDocuments): void {
  const problems = compileForm(form).problems.filter(({ severity }) => severity === 'error');
  const [first] = problems;
  if (first) throw new ApiError(400, (locale) => formProblemText(first, locale), { problems });
}

export type ReleaseInput = z.output<typeof ReleaseBodySchema> & { id: string };
export type Release = z.output<typeof ReleaseSchema>;

interface MenuPlace {
  category: MenuCategory;
  /** Whether an entry is made when there is none. */
  wanted: boolean;
  parentId: string;
}

/**
 * An entry that shows the model already keeps its place and its settings; its codes follow the new documents, whatever
 * the release aims at, because all entries show the same documents. Answers its id, or '' for none.
 */
async function saveMenuEntry(
  db: Executor,
  model: { id: string; menuId: string; fullName: string; enCode: string },
  documents: ModelDocuments,
  { category, wanted, parentId }: MenuPlace,
): Promise<string> {
  const present = await db
    .selectFrom('menu')
    .select('id')
    .where('type', '=', 3)
    .where('category', '=', category)
    .where((where) => where.or([where('id', '=', model.menuId), where('propertyJson', '=', propertyOf(model.id))]))
    .executeTakeFirst();
  if (!present && !wanted) return '';
  const id = present?.id ?? newId();
  if (!present) {
    await requireParent(db, category, parentId);
    await db
      .insertInto('menu')
      .values({
        id,
        parentId: parentId === '0' ? '-1' : parentId,
        enCode: await freeCode(db, category === 'App' ? `${model.enCode}.app` : model.enCode),
        fullName: model.fullName,
        names: '{}',
        icon: 'file-text',
        category,
        type: 3,
        urlAddress: `model/${model.enCode}`,
        linkTarget: '',
        propertyJson: propertyOf(model.id),
        sortCode: 99,
        isColumnAuthorize: 1,
        isFormAuthorize: 1,
        isDataAuthorize: 1,
      })
      .execute();
  }
  await saveCodes(db, id, {
    buttons: unique(buttonPermissionCodes(documents.list)),
    columns: columnPermissionCodes(documents.list),
    forms: formPermissionCodes(documents.form),
  });
  return id;
}

export function propertyOf(modelId: string): string {
  return JSON.stringify({ moduleId: modelId });
}

function unique<Code extends { enCode: string }>(codes: readonly Code[]): Code[] {
  return codes.filter((code, index) => codes.findIndex(({ enCode }) => enCode === code.enCode) === index);
}

async function requireParent(db: Executor, category: MenuCategory, parentId: string): Promise<void> {
  if (parentId === '-1' || parentId === '0') return;
  const parent = await db
    .selectFrom('menu')
    .select('id')
    .where('id', '=', parentId)
    .where('category', '=', category)
    .executeTakeFirst();
  if (!parent) throw fieldError(category === 'App' ? 'appModuleParentId' : 'pcModuleParentId', say('parentMissing'));
}

/** The model's code, or that with a number when another entry has it. */
async function freeCode(db: Executor, code: string): Promise<string> {
  const taken = await db
    .selectFrom('menu')
    .select('enCode')
    .where(sql<boolean>`lower(en_code) like ${`${code.toLowerCase()}%`}`)
    .execute();
  const codes = new Set(taken.map(({ enCode }) => enCode.toLowerCase()));
  let candidate = code;
  for (let suffix = 2; codes.has(candidate.toLowerCase()); suffix += 1) candidate = `${code}${suffix}`;
  return candidate;
}
