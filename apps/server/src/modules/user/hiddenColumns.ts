import { ApiError } from '../../errors/apiError.js';
import { t as httpText } from '../../errors/errors.messages.js';
import { type Rights } from '../../rights/rights.js';
import { t } from './import/import.messages.js';
import { USER_PAGE } from './userScope.js';

/** Columns of the user page that may be kept from somebody, with the field of a user that each shows. */
const FIELDS = {
  gender: 'gender',
  mobilePhone: 'mobilePhone',
  email: 'email',
  organizeName: 'organizeIds',
  positionName: 'positionIds',
  roleName: 'roleIds',
  lastLoginTime: 'lastLoginTime',
  creatorTime: 'creatorTime',
} as const;

export type HideableColumn = keyof typeof FIELDS;
export type HideableField = (typeof FIELDS)[HideableColumn];

/** The columns that a caller has not been given. */
export function hiddenColumns(rights: Rights): ReadonlySet<HideableColumn> {
  const given = rights.codes(USER_PAGE, 'list');
  return new Set((Object.keys(FIELDS) as HideableColumn[]).filter((column) => !given.has(column)));
}

/** Fields of a user that a caller may not see. */
export function hiddenFields(rights: Rights): ReadonlySet<HideableField> {
  return new Set([...hiddenColumns(rights)].map((column) => FIELDS[column]));
}

/** Throws 403 that names the column when somebody filters or sorts by one that is hidden: the rows would tell its values. */
export function refuseHiddenColumns(
  hidden: ReadonlySet<string>,
  query: Readonly<Record<string, unknown>> & { sidx?: string | undefined },
): void {
  const used = [
    ...Object.entries(FILTERS).flatMap(([name, column]) => (query[name] === undefined ? [] : [column])),
    ...(query.sidx ?? '').split(','),
  ];
  const column = used.find((name): name is HideableColumn => hidden.has(name));
  if (column === undefined) return;
  const title = t(TITLES[column]);
  throw new ApiError(403, (locale) => httpText('hiddenColumn', { column: title(locale) })(locale));
}

const FILTERS: Record<string, HideableColumn> = {
  gender: 'gender',
  organizeId: 'organizeName',
  positionId: 'positionName',
  roleId: 'roleName',
  startTime: 'creatorTime',
  endTime: 'creatorTime',
};

const TITLES = {
  gender: 'gender',
  mobilePhone: 'mobilePhone',
  email: 'email',
  organizeName: 'organize',
  positionName: 'position',
  roleName: 'role',
  lastLoginTime: 'lastLoginTime',
  creatorTime: 'creatorTime',
} as const satisfies Record<HideableColumn, Parameters<typeof t>[0]>;
