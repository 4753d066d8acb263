import { type MenuBodySchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { fieldError } from '../../db/requireRow.js';
import { type SaveContext } from '../../http/crud/CrudOptions.js';
import { t } from './menu.messages.js';
import { requireEntryGivable } from './requireEntryGivable.js';
import { DIRECTORY } from './requireMenuParent.js';
import { type MenuCodeKind, type MenuNames } from '../../rights/menuCatalog.js';

type MenuBody = z.output<typeof MenuBodySchema>;

/**
 * A menu entry as it is stored. Throws 400 for a parent of another menu or that is no folder, for a folder with entries that
 * would become something else, and for properties that are no JSON object, 403
 * when it would give more than the caller has.
 */
export async function toMenuRow(body: MenuBody, { db, call, current }: SaveContext<'menu'>) {
  const { buttons: _buttons, columns: _columns, forms: _forms, names, ...row } = body;
  requireProperty(row.propertyJson);
  requireEntryGivable(call.caller.rights, body, current);
  if (current?.type === DIRECTORY && row.type !== DIRECTORY) {
    const child = await db.selectFrom('menu').select('id').where('parentId', '=', current.id).executeTakeFirst();
    if (child) throw fieldError('type', t('holdsEntries'));
  }
  if (row.parentId !== '-1' && row.parentId !== '0') {
    const parent = await db
      .selectFrom('menu')
      .select(['type', 'fullName'])
      .where('id', '=', row.parentId)
      .where('category', '=', row.category)
      .executeTakeFirst();
    if (!parent) throw fieldError('parentId', t('otherMenu'));
    if (parent.type !== DIRECTORY && current?.parentId !== row.parentId)
      throw fieldError('parentId', t('noFolder', { name: parent.fullName }));
  }
  return { ...row, names: JSON.stringify(names) };
}

/** Throws 400 for properties that are no JSON object. */
export function requireProperty(text: string) {
  if (!text) return;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return;
  } catch {
    throw fieldError('propertyJson', t('badProperty'));
  }
  throw fieldError('propertyJson', t('badProperty'));
}

/**
 * Writes the codes of an entry. Those that stay keep their grants, and their names in other languages where the name is
 * still the same and none are given. Answers the ids of those that are left out, whose grants the caller ends by
 * `emitCodesRemoved`.
 */
export async function saveCodes(
  db: Executor,
  menuId: string,
  { buttons, columns, forms }: Record<'buttons' | 'columns' | 'forms', readonly NamedCode[]>,
): Promise<string[]> {
  const left: string[] = [];
  const kinds: [MenuCodeKind, 'buttons' | 'columns' | 'forms', readonly NamedCode[]][] = [
    ['button', 'buttons', buttons],
    ['list', 'columns', columns],
    ['form', 'forms', forms],
  ];
  for (const [kind, field, codes] of kinds) {
    const names = codes.map(({ enCode }) => enCode);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw fieldError(field, t('codeTwice', { code: twice }));
    let gone = db.deleteFrom('menuCode').where('menuId', '=', menuId).where('kind', '=', kind);
    if (names.length) gone = gone.where('enCode', 'not in', names);
    const removed = await gone.returning('id').execute();
    left.push(...removed.map(({ id }) => id));
    if (!codes.length) continue;
    await db
      .insertInto('menuCode')
      .values(
        codes.map(({ enCode, fullName, names: told }, sortCode) => ({
          id: newId(),
          menuId,
          kind,
          enCode,
          fullName,
          names: told && JSON.stringify(told),
          sortCode,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['menuId', 'kind', 'enCode']).doUpdateSet(({ ref }) => ({
          fullName: ref('excluded.fullName'),
          names: sql`case when excluded.names is not null then excluded.names when menu_code.full_name = excluded.full_name then menu_code.names end`,
          sortCode: ref('excluded.sortCode'),
        })),
      )
      .execute();
  }
  return left;
}

interface NamedCode {
  enCode: string;
  fullName: string;
  /** Names in other languages than that of `fullName`. */
  names?: MenuNames;
}
