import { type MenuBodySchema } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Selectable } from 'kysely';
import type * as z from 'zod';
import { ApiError } from '../../errors/apiError.js';
import { type Rights } from '../../rights/rights.js';
import { t } from './menu.messages.js';
import { moduleOf } from '../../rights/menuCatalog.js';
import { type MenuTable } from './menu.tables.js';

type MenuBody = z.output<typeof MenuBodySchema>;

/**
 * Throws 403 when somebody who is no administrator would make an entry give more than they have themselves. Grants belong
 * to the entry, permissions to its code: with the code of a page of the product, or with a model, it gives that page's
 * permissions to everybody who has been given the entry; a kind that is off gives all its codes, or all rows; and so do
 * the codes of columns, when all those of a subtable are taken away.
 */
export function requireEntryGivable(rights: Rights, body: MenuBody, current: Selectable<MenuTable> | undefined): void {
  if (rights.isAdministrator) return;
  const renames = (current?.enCode ?? '').toLowerCase() !== body.enCode.toLowerCase();
  if (renames && (isGuarded(body.enCode) || isGuarded(current?.enCode ?? '')))
    throw new ApiError(403, t('guardedCode', { code: isGuarded(body.enCode) ? body.enCode : (current?.enCode ?? '') }));
  const moduleId = moduleOf(body.propertyJson);
  if (moduleId !== '' && moduleId !== moduleOf(current?.propertyJson ?? '')) throw new ApiError(403, t('modelEntry'));
  const page = current?.enCode ?? '';
  const lacks = (kind: 'button' | 'list' | 'form', codes: MenuBody['buttons']) => {
    const own = rights.codes(page, kind);
    return codes.some(({ enCode }) => !own.has(enCode));
  };
  // without any code of its columns a subtable shows all of them to whoever has it
  const opensColumns = [...rights.columnTables(page)].some(
    (table) => !body.forms.some(({ enCode }) => enCode.startsWith(`${table}.`)) && !rights.hasAllColumns(page, table),
  );
  const opens =
    opensColumns ||
    (body.isButtonAuthorize === 0 && lacks('button', body.buttons)) ||
    (body.isColumnAuthorize === 0 && lacks('list', body.columns)) ||
    (body.isFormAuthorize === 0 && lacks('form', body.forms)) ||
    (body.isDataAuthorize === 0 && current?.isDataAuthorize === 1 && rights.dataScope(page).kind !== 'all');
  if (current && opens) throw new ApiError(403, t('opensMore'));
}

/** Codes that calls demand. */
const GUARDED = new Set(Object.values(pages).map(({ address }) => address.toLowerCase()));

function isGuarded(enCode: string): boolean {
  return GUARDED.has(enCode.toLowerCase());
}
