import {
  decodeFormDocument,
  type FormDocument,
  FormDocumentError,
  formPermissionCodes,
  localizeForm,
  TEXT_LOCALES,
} from '@smart-admin/form-engine/core';
import { sql, type Kysely } from 'kysely';
import { newId } from '../db/newId.js';

/**
 * Columns of subtables are given like fields: `visitors.idCard` to set it, `visitors.idCard:read` to read it. Until now they
 * went with their subtable, and codes that an administrator added by hand took rights away: `visitors.idCard:hidden` all
 * of them, `visitors.idCard:read` the right to set.
 *
 * What was decided:
 * 1. Whoever holds the code of a subtable gets those of its columns, so that everybody sees and sets what they did.
 * 2. Nobody but administrators sees or sets more. Where somebody is a member of a holder of a subtable and of one whose
 *    code took a column away, the first holder gets no more of that column than the worst off of its members had, and
 *    those of its members who had more get it as people. Members of disabled holders count as members. Who joins
 *    both later has what the first one gives: codes cannot take away any more.
 * 3. Administrators see every column. They were blind where such a code existed, because they hold all codes.
 * 4. On a page whose form rights are off everybody held `visitors.idCard:hidden`, and nobody saw the column. There it gets
 *    no code, and so stays hidden from everybody until the model is released again or somebody adds the code; for the
 *    same reason a column with `visitors.idCard:read` gets none to set it there.
 * 5. Codes that end in `:hidden` are gone, those of fields too, where they never had a meaning.
 *
 * Models whose stored form cannot be read are left alone: their columns go with their subtable.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows: pages } = await sql<PageRow>`
    select menu.id, menu.is_form_authorize, model.released_form from menu
    join visual_model model on menu.type = 3 and menu.property_json = '{"moduleId":"' || model.id || '"}'
    where model.version > 0`.execute(db);
  const members = await readMembers(db);
  for (const page of pages) {
    const form = readForm(page.released_form);
    if (form) await addColumnCodes(db, { page, form, members });
  }
  await sql`
    with gone as (delete from menu_code where kind = 'form' and en_code like '%:hidden' returning id)
    delete from grant_item where kind = 'form' and item_id in (select id from gone)`.execute(db);
}

async function addColumnCodes(
  db: Kysely<unknown>,
  { page, form, members }: { page: PageRow; form: FormDocument; members: Members },
): Promise<void> {
  const holders = await readHolders(db, page.id);
  const isFree = page.is_form_authorize === 0;
  const codes = namedCodes(form).filter(({ enCode }) => {
    const path = enCode.replace(/:read$/, '');
    if (!path.includes('.')) return holders.has(enCode);
    const isTaken = isFree && (holders.has(`${path}:hidden`) || (path === enCode && holders.has(`${path}:read`)));
    // where the subtable is not offered, its columns would give nothing
    return holders.has(path.slice(0, path.indexOf('.'))) && !isTaken;
  });
  const offered = new Set(codes.map(({ enCode }) => enCode));
  const grants = codes.flatMap(({ enCode }) => {
    const [table = '', column] = enCode.split('.');
    if (column === undefined || column.endsWith(':read')) return [];
    return columnGrants({
      write: holders.get(table) ?? [],
      read: holders.get(`${table}:read`) ?? [],
      hidden: holders.get(`${enCode}:hidden`) ?? [],
      readOnly: holders.get(`${enCode}:read`) ?? [],
      members,
      // what nobody can set has one code
    }).map(({ holder, access }) => ({
      holder,
      code: access === 'read' && offered.has(`${enCode}:read`) ? `${enCode}:read` : enCode,
    }));
  });
  // codes of columns that are there took rights away, or meant nothing: who holds one is found anew
  await sql`
    delete from grant_item using menu_code
    where item_id = menu_code.id and grant_item.kind = 'form' and menu_code.kind = 'form'
      and menu_id = ${page.id} and en_code like '%.%'`.execute(db);
  const rows = JSON.stringify(codes.map((code, index) => ({ ...code, id: newId(), index })));
  await sql`
    insert into menu_code (id, menu_id, kind, en_code, full_name, names, sort_code)
    select code ->> 'id', ${page.id}, 'form', code ->> 'enCode', code ->> 'fullName', code -> 'names', (code ->> 'index')::integer
    from jsonb_array_elements(${rows}::jsonb) as codes (code)
    on conflict (menu_id, kind, en_code) do update set sort_code = excluded.sort_code`.execute(db);
  await sql`
    insert into grant_item (holder_type, holder_id, kind, item_id)
    select split_part(given ->> 'holder', ':', 1), substr(given ->> 'holder', strpos(given ->> 'holder', ':') + 1), 'form', menu_code.id
    from jsonb_array_elements(${JSON.stringify(grants)}::jsonb) as grants (given)
    join menu_code on menu_id = ${page.id} and kind = 'form' and en_code = given ->> 'code'
    on conflict do nothing`.execute(db);
}

/** Who gets a column: holders of its subtable, and people who had more than the worst off member of what they belong to. */
export function columnGrants({ write, read, hidden, readOnly, members }: ColumnHolders): ColumnGrant[] {
  const people = (holders: readonly string[]) => new Set(holders.flatMap((holder) => [...membersOf(members, holder)]));
  const [hiddenFrom, readers] = [people(hidden), people(readOnly)];
  const allowed = (user: string, rank: number) =>
    hiddenFrom.has(user) ? 0 : readers.has(user) ? Math.min(1, rank) : rank;
  const tableRanks = new Map<string, number>();
  for (const holder of read) tableRanks.set(holder, 1);
  for (const holder of write) tableRanks.set(holder, 2);
  const given = new Map<string, number>();
  const [had, has] = [new Map<string, number>(), new Map<string, number>()];
  const raise = (ranks: Map<string, number>, user: string, rank: number) =>
    ranks.set(user, Math.max(ranks.get(user) ?? 0, rank));
  for (const [holder, rank] of tableRanks) {
    const users = [...membersOf(members, holder)];
    const common = users.reduce((least, user) => Math.min(least, allowed(user, rank)), rank);
    given.set(holder, common);
    for (const user of users) {
      raise(had, user, allowed(user, rank));
      raise(has, user, common);
    }
  }
  for (const [user, rank] of had) if (rank > (has.get(user) ?? 0)) given.set(`User:${user}`, rank);
  return [...given].flatMap(([holder, rank]): ColumnGrant[] =>
    rank === 0 ? [] : [{ holder, access: rank === 2 ? 'write' : 'read' }],
  );
}

interface ColumnHolders {
  /** Holders of the subtable's codes, as `Role:operator`. */
  write: readonly string[];
  read: readonly string[];
  /** Holders of the codes that took the column away, or the right to set it. */
  hidden: readonly string[];
  readOnly: readonly string[];
  members: Members;
}

interface ColumnGrant {
  holder: string;
  access: 'read' | 'write';
}

/** Users by what they are members of: `Role:operator`. */
type Members = ReadonlyMap<string, ReadonlySet<string>>;

function membersOf(members: Members, holder: string): ReadonlySet<string> {
  return holder.startsWith('User:') ? new Set([holder.slice('User:'.length)]) : (members.get(holder) ?? new Set());
}

async function readMembers(db: Kysely<unknown>): Promise<Members> {
  const { rows } = await sql<{ holder: string; users: string[] }>`
    select initcap(kind) || ':' || target_id as holder, array_agg(user_id) as users
    from membership where kind in ('role', 'position', 'group') group by 1`.execute(db);
  return new Map(rows.map(({ holder, users }) => [holder, new Set(users)]));
}

/** Holders of the form codes that a page offers, by code. */
async function readHolders(db: Kysely<unknown>, menuId: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ code: string; holders: string[] }>`
    select en_code as code, coalesce(array_agg(holder_type || ':' || holder_id) filter (where holder_id is not null), '{}') as holders
    from menu_code left join grant_item on item_id = menu_code.id and grant_item.kind = 'form'
    where menu_id = ${menuId} and menu_code.kind = 'form' group by en_code`.execute(db);
  return new Map(rows.map(({ code, holders }) => [code, holders]));
}

function readForm(text: string): FormDocument | undefined {
  try {
    return decodeFormDocument(text);
  } catch (error) {
    if (error instanceof FormDocumentError) return undefined;
    throw error;
  }
}

/** The codes of a form with their names in the languages that it has texts in, as a release writes them. */
function namedCodes(form: FormDocument) {
  const told = TEXT_LOCALES.map((locale) => [locale, formPermissionCodes(localizeForm(form, locale))] as const);
  return formPermissionCodes(form).map((code, index) => {
    const names = told.map(([locale, codes]) => [locale, codes[index]?.fullName] as const);
    return { ...code, names: Object.fromEntries(names.filter(([, name]) => name !== code.fullName)) };
  });
}

interface PageRow {
  id: string;
  is_form_authorize: number;
  released_form: string;
}
