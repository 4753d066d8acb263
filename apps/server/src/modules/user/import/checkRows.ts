import { UserBodySchema } from '@smart-admin/api-client/contract';
import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Deps } from '../../../deps.js';
import { type LocalText } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from './import.messages.js';
import { IMPORT_FIELDS, REQUIRED_FIELDS, type ImportField, type ImportRow } from './importRow.js';
import { loadNames, type ImportNames } from './loadNames.js';

export interface CheckedRow {
  /** The row with the errors found now. */
  row: ImportRow;
  /** The user that it stands for; undefined when it has errors. */
  body: z.output<typeof UserBodySchema> | undefined;
}

/** Checks rows against the rules of a user, against each other and against what exists; errors in the caller's language. */
export async function checkRows(
  deps: Deps,
  caller: Caller,
  rows: readonly ImportRow[],
  locale: Locale,
): Promise<CheckedRow[]> {
  const [names, taken] = await Promise.all([loadNames(deps, caller), findTaken(deps, rows)]);
  const accounts = new Map<string, number>();
  const mobiles = new Map<string, number>();
  return rows.map((row) => {
    const found: CellError[] = [];
    const add = (field: ImportField, text: LocalText) => found.push({ field, text });
    for (const field of REQUIRED_FIELDS) {
      if (!row[field]) add(field, (language) => t('needed', { field: t(field)(language) })(language));
    }
    const account = row.account.toLowerCase();
    if (account && taken.accounts.has(account)) add('account', t('accountTaken'));
    else if (account && accounts.has(account)) add('account', t('accountTwice', { row: accounts.get(account) ?? 0 }));
    if (row.mobilePhone && taken.mobiles.has(row.mobilePhone)) add('mobilePhone', t('mobileTaken'));
    else if (row.mobilePhone && mobiles.has(row.mobilePhone))
      add('mobilePhone', t('mobileTwice', { row: mobiles.get(row.mobilePhone) ?? 0 }));
    if (account && !accounts.has(account)) accounts.set(account, row.rowNumber);
    if (row.mobilePhone && !mobiles.has(row.mobilePhone)) mobiles.set(row.mobilePhone, row.rowNumber);
    const gender = toGender(row.gender);
    if (gender === undefined) add('gender', t('badGender'));
    const places = resolvePlaces(row, names, add);
    const parsed = UserBodySchema.safeParse({
      ...pick(row),
      gender: gender ?? 0,
      ...places,
      organizeIds: places.organizeIds.length ? places.organizeIds : ['x'],
    });
    if (!parsed.success) found.push(...ruleErrors(parsed.error, row));
    return {
      row: { ...row, ...told(found, locale) },
      body: found.length === 0 ? parsed.data : undefined,
    };
  });
}

function pick({ account, realName, mobilePhone, email, description }: ImportRow) {
  return { account, realName, mobilePhone, email, description };
}

async function findTaken({ db }: Deps, rows: readonly ImportRow[]) {
  const accounts = rows.map(({ account }) => account.toLowerCase()).filter(Boolean);
  const mobiles = rows.map(({ mobilePhone }) => mobilePhone).filter(Boolean);
  const found = await db
    .selectFrom('userAccount')
    .select(['account', 'mobilePhone'])
    .where(sql<boolean>`(lower(account) = any(${accounts}::text[]) or mobile_phone = any(${mobiles}::text[]))`)
    .execute();
  return {
    accounts: new Set(found.map(({ account }) => account.toLowerCase())),
    mobiles: new Set(found.map(({ mobilePhone }) => mobilePhone)),
  };
}

function toGender(text: string): 0 | 1 | 2 | undefined {
  const is = (key: 'male' | 'female' | 'secret') =>
    LOCALES.some((locale) => t(key)(locale).toLowerCase() === text.toLowerCase());
  if (!text || is('secret')) return 0;
  if (is('male')) return 1;
  return is('female') ? 2 : undefined;
}

function resolvePlaces(row: ImportRow, names: ImportNames, add: (field: ImportField, text: LocalText) => void) {
  const organizeIds = row.organize ? names.organizes(row.organize) : [];
  const [organizeId] = organizeIds;
  // of several that a name may mean none is meant
  const place = organizeIds.length === 1 ? (organizeId ?? '') : '';
  if (row.organize && organizeIds.length === 0) add('organize', t('organizeUnknown'));
  if (organizeIds.length > 1) add('organize', t('organizeAmbiguous', { name: row.organize }));
  if (organizeId && organizeIds.length === 1 && !names.inScope(organizeId)) add('organize', t('beyondScope'));
  const resolve = (list: string, find: (name: string) => readonly string[], field: 'position' | 'role') =>
    split(list).flatMap((name) => {
      const [id, ...others] = find(name);
      if (others.length > 0) {
        add(field, t(`${field}Ambiguous`, { name }));
        return [];
      }
      if (id === undefined) add(field, t(`${field}Unknown`, { name }));
      else if (!names.canGive(field === 'position' ? 'Position' : 'Role', id)) add(field, t('cannotGive', { name }));
      return id === undefined ? [] : [id];
    });
  return {
    organizeIds: organizeId ? [organizeId] : [],
    positionIds: resolve(row.position, (name) => names.positions(name, place), 'position'),
    roleIds: resolve(row.role, (name) => names.roles(name, place), 'role'),
  };
}

function split(list: string): string[] {
  return [
    ...new Set(
      list
        .split(/[、,，;；]/)
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ];
}

interface CellError {
  field: ImportField;
  text: LocalText;
}

/** The errors of a row, all of them and those of each cell. */
function told(errors: readonly CellError[], locale: Locale): Pick<ImportRow, 'errors' | 'fieldErrors'> {
  const fieldErrors: Record<string, string> = {};
  for (const { field, text } of errors)
    fieldErrors[field] = field in fieldErrors ? `${fieldErrors[field]}; ${text(locale)}` : text(locale);
  return { errors: errors.map(({ text }) => text(locale)), fieldErrors };
}

/** Required fields have their own text already. */
function ruleErrors(error: z.ZodError, row: ImportRow): CellError[] {
  const rules = { account: t('badAccount'), mobilePhone: t('badMobile'), email: t('badEmail') } as const;
  const broken = new Set(error.issues.map(({ path }) => String(path[0])));
  return IMPORT_FIELDS.filter((field) => broken.has(field) && row[field] !== '').map((field) => ({
    field,
    text: rules[field as keyof typeof rules] ?? ((language) => t('tooLong', { field: t(field)(language) })(language)),
  }));
}
