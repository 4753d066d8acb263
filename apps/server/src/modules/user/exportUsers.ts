import { type Locale } from '@smart-admin/ui/messages';
import { type Deps } from '../../deps.js';
import { EXPORT_LIMIT, exportSheet, type ExportedSheet } from '../../files/exportSheet.js';
import { timeText } from '../../files/sheet/timeText.js';
import { type Caller } from '../../rights/caller.js';
import { type FileAnswer } from '../../http/handle.js';
import { t } from './import/import.messages.js';
import { userBatches, type UserListQuery, type UserRow } from './listUsers.js';
import { USER_PAGE } from './userScope.js';

/** The filtered users, or of them those chosen, as an Excel file: the columns asked for in their order, as far as the caller has been given them. */
export async function exportUsers(deps: Deps, caller: Caller, input: ExportInput): Promise<FileAnswer> {
  const sheet = openUserExport(deps, caller, { ...input, limit: EXPORT_LIMIT + 1 });
  return { fileName: `${t('exportName')(input.locale)}.xlsx`, content: await exportSheet(sheet) };
}

/** What such a file holds. */
export function openUserExport(
  deps: Deps,
  caller: Caller,
  { query, columns, ids, locale, limit }: ExportInput & { limit: number },
): ExportedSheet<UserRow> {
  const given = caller.rights.codes(USER_PAGE, 'list');
  const asked = columns ?? FIELDS.map(({ id }) => id);
  const shown = [...new Set(asked)]
    .flatMap((wanted) => FIELDS.filter(({ id }) => id === wanted))
    .filter(({ id }) => given.has(id) || id === 'account' || id === 'realName');
  return {
    name: t('sheet')(locale),
    columns: shown.map(({ title }) => ({ header: t(title)(locale) })),
    batches: userBatches(deps, caller, query, { limit, ids }),
    toCells: (user) => shown.map(({ text }) => text(user, locale)),
  };
}

interface ExportInput {
  query: UserListQuery;
  /** All when it is missing. */
  columns: readonly string[] | undefined;
  /** To export these alone. */
  ids: readonly string[] | undefined;
  locale: Locale;
}

const FIELDS: readonly {
  id: string;
  title: Parameters<typeof t>[0];
  text: (user: UserRow, locale: Locale) => string;
}[] = [
  { id: 'account', title: 'account', text: ({ account }) => account },
  { id: 'realName', title: 'realName', text: ({ realName }) => realName },
  {
    id: 'gender',
    title: 'gender',
    text: ({ gender }, locale) => t(gender === 1 ? 'male' : gender === 2 ? 'female' : 'secret')(locale),
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
      t(enabledMark === 0 ? 'disabled' : lockMark === 1 ? 'locked' : 'enabled')(locale),
  },
  { id: 'lastLoginTime', title: 'lastLoginTime', text: ({ lastLoginTime }, locale) => timeText(lastLoginTime, locale) },
  { id: 'creatorTime', title: 'creatorTime', text: ({ creatorTime }, locale) => timeText(creatorTime, locale) },
];
