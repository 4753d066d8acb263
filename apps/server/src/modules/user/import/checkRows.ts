import { UserBodySchema } from '@smart-admin/api-client/contract';
import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Deps } from '../../../deps.js';
import { type LocalText } from '../../../http/apiError.js';
import { type Caller } from '../../../http/caller.js';
import { say } from './import.messages.js';
import { REQUIRED_FIELDS, type ImportRow } from './importRow.js';
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
    const texts: LocalText[] = [];
    for (const field of REQUIRED_FIELDS as ('account' | 'realName' | 'organize')[]) {
      if (!row[field]) texts.push((language) => say('needed', { field: say(field)(language) })(language));
    }
    const account = row.account.toLowerCase();
    if (account && taken.accounts.has(account)) texts.push(say('accountTaken'));
    else if (account && accounts.has(account)) texts.push(say('accountTwice', { row: accounts.get(account) ?? 0 }));
    if (row.mobilePhone && taken.mobiles.has(row.mobilePhone)) texts.push(say('mobileTaken'));
    else if (row.mobilePhone && mobiles.has(row.mobilePhone))
      texts.push(say('mobileTwice', { row: mobiles.get(row.mobilePhone) ?? 0 }));
    if (account && !accounts.has(account)) accounts.set(account, row.rowNumber);
    if (row.mobilePhone && !mobiles.has(row.mobilePhone)) mobiles.set(row.mobilePhone, row.rowNumber);
    const gender = toGender(row.gender);
    if (gender === undefined) texts.push(say('badGender'));
    const places = resolvePlaces(row, names, texts);
    const parsed = UserBodySchema.safeParse({
      ...pick(row),
      gender: gender ?? 0,
      ...places,
      organizeIds: places.organizeIds.length ? places.organizeIds : ['x'],
    });
    if (!parsed.success) texts.push(...fieldTexts(parsed.error, row));
    return {
      row: { ...row, errors: texts.map((text) => text(locale)) },
      body: texts.length === 0 ? parsed.data : undefined,
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
    LOCALES.some((locale) => say(key)(locale).toLowerCase() === text.toLowerCase());
  if (!text || is('secret')) return 0;
  if (is('male')) return 1;
  return is('female') ? 2 : undefined;
}

function resolvePlaces(row: ImportRow, names: ImportNames, texts: LocalText[]) {
  const organizeIds = row.organize ? names.organizes(row.organize) : [];
  const [organizeId] = organizeIds;
  if (row.organize && organizeIds.length === 0) texts.push(say('organizeUnknown'));
  if (organizeIds.length > 1) texts.push(say('organizeAmbiguous'));
  if (organizeId && organizeIds.length === 1 && !names.inScope(organizeId)) texts.push(say('beyondScope'));
  const resolve = (
    list: string,
    find: (name: string) => string | undefined,
    unknown: 'positionUnknown' | 'roleUnknown',
    kind: 'Position' | 'Role',
  ) =>
    split(list).flatMap((name) => {
      const id = find(name);
      if (id === undefined) texts.push(say(unknown, { name }));
      else if (!names.canGive(kind, id)) texts.push(say('cannotGive', { name }));
      return id === undefined ? [] : [id];
    });
  return {
    organizeIds: organizeId ? [organizeId] : [],
    positionIds: resolve(row.position, (name) => names.position(name, organizeId ?? ''), 'positionUnknown', 'Position'),
    roleIds: resolve(row.role, (name) => names.role(name), 'roleUnknown', 'Role'),
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

/** Required fields have their own text already. */
function fieldTexts(error: z.ZodError, row: ImportRow): LocalText[] {
  const rules = { account: say('badAccount'), mobilePhone: say('badMobile'), email: say('badEmail') } as const;
  const fields = [...new Set(error.issues.map(({ path }) => String(path[0])))].filter(
    (field) => row[field as keyof ImportRow] !== '',
  );
  return fields.map((field) => {
    const rule = rules[field as keyof typeof rules];
    return (
      rule ??
      ((language: Locale) =>
        say('tooLong', { field: say(field === 'realName' ? 'realName' : 'description')(language) })(language))
    );
  });
}
