/** Codes of the usual buttons. */
export const DEFAULT_BUTTON_CODES = { add: 'btn_add', edit: 'btn_edit', remove: 'btn_remove' } as const;

/** Rights on one page, from the list that the server sent; a code that is absent is not allowed. */
export function pagePermissions(entries: readonly PermissionEntry[], modelId: string | undefined): PagePermissions {
  const entry = modelId ? entries.find((candidate) => candidate.modelId === modelId) : undefined;
  const codes = {
    column: codeSet(entry?.column),
    form: codeSet(entry?.form),
    button: codeSet(entry?.button),
  };
  return {
    can: (code) => codes.button.has(code),
    canColumn: (code) => codes.column.has(code),
    canField: (code) => codes.form.has(code),
    hasColumnCodes: (table) => entry?.columnTables?.includes(table) ?? false,
  };
}

/** Whether the data-screen menu shows: the configured account or the user id admin. Only hides; the server checks. */
export function isSpecialUser(user: { userId: string; userAccount: string }, specialAccount: string): boolean {
  return user.userId === 'admin' || (specialAccount !== '' && user.userAccount === specialAccount);
}

export interface PermissionEntry {
  modelId: string;
  column: readonly { enCode: string }[];
  form: readonly { enCode: string }[];
  button: readonly { enCode: string }[];
  /** Subtables whose columns are given one by one. Default none. */
  columnTables?: readonly string[];
}

export interface PagePermissions {
  /** Whether a button may be used. */
  can(code: string): boolean;
  canColumn(code: string): boolean;
  canField(code: string): boolean;
  /** Whether the columns of a subtable are given one by one; those of others go with it. */
  hasColumnCodes(table: string): boolean;
}

function codeSet(entries: readonly { enCode: string }[] | undefined): ReadonlySet<string> {
  return new Set(entries?.map((entry) => entry.enCode));
}
