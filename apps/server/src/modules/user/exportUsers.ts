import { LOCALE_TAGS, type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../deps.js';
import { writeSheet } from '../../files/spreadsheet.js';
import { type Caller } from '../../http/caller.js';
import { type FileAnswer } from '../../http/implement.js';
import { say } from './import/import.messages.js';
import { findUsers, type UserListQuery, type UserRow } from './listUsers.js';
import { USER_PAGE } from './userScope.js';

/** Rows that one file takes. */
const LIMIT = 20_000;

/** The filtered users, or of them those chosen, as an Excel file: the columns asked for in their order, as far as the caller has been given them. */
export async function exportUsers(
  deps: Deps,
  caller: Caller,
  { query, columns, ids, locale }: ExportInput,
): Promise<FileAnswer> {
  const given = caller.rights.codes(USER_PAGE, 'list');
  const asked = columns?.split(',') ?? FIELDS.map(({ id }) => id);
  const shown = [...new Set(asked)]
    .flatMap((wanted) => FIELDS.filter(({ id }) => id === wanted))
    .filter(({ id }) => given.has(id) || id === 'account' || id === 'realName');
  const users = await findUsers(deps, caller, query, { limit: LIMIT, ids: ids?.split(',') });
  const content = await writeSheet({
    name: say('sheet')(locale),
    columns: shown.map(({ title }) => ({ header: say(title)(locale) })),
    rows: users.map((user) => shown.map(({ text }) => text(user, locale))),
  });
  return { fileName: `${say('exportName')(locale)}.xlsx`, content };
}

interface ExportInput {
  query: UserListQuery;
  /** Comma-joined fields. */
  columns?: string | undefined;
  /** Comma-joined ids, to export these alone. */
  ids?: string | undefined;
  locale: Locale;
}

const FIELDS: readonly {
  id: string;
  title: Parameters<typeof say>[0];
  text: (user: UserRow, locale: Locale) => string;
}[] = [
  { id: 'account', title: 'account', text: ({ account }) => account },
  { id: 'realName', title: 'realName', text: ({ realName }) => realName },
  {
    id: 'gender',
    title: 'gender',
    text: ({ gender }, locale) => say(gender === 1 ? 'male' : gender === 2 ? 'female' : 'secret')(locale),
  },
  { id: 'mobilePhone', title: 'mobilePhone', text: ({ mobilePhone }) => mobilePhone },
  { id: 'email', title: 'email', text: ({ email }) => email },
  { id: 'organizeName', title: 'organize', text: ({ organizeName }) => organizeName },
  { id: 'positionName', title: 'position', text: ({ positionName }) => positionName },
  { id: 'roleName', title: 'role', text: ({ roleName }) => roleName },
  {
    id: 'state',
    title: 'state',
    text: ({ enabledMark, lockMark }, locale) =>
      say(enabledMark === 0 ? 'disabled' : lockMark === 1 ? 'locked' : 'enabled')(locale),
  },
  { id: 'lastLoginTime', title: 'lastLoginTime', text: ({ lastLoginTime }, locale) => timeText(lastLoginTime, locale) },
  { id: 'creatorTime', title: 'creatorTime', text: ({ creatorTime }, locale) => timeText(creatorTime, locale) },
];

function timeText(time: number | null, locale: Locale): string {
  if (time === null) return '';
  return new Date(time).toLocaleString(LOCALE_TAGS[locale], { timeZone: 'Asia/Shanghai', hour12: false });
}
