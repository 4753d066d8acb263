import { type LoggedAct } from '@smart-admin/api-client/contract';

/** What a call says of itself to the operation log; what it leaves out comes from its contract. */
export interface OperationDetail {
  verb?: Verb;
  /** Page whose records it is about. Default: the page that the call demands. */
  noun?: string;
  recordId?: string;
  recordName?: string;
  changes?: FieldChange[];
}

/** What was done; `modules/log` has the words. */
export type Verb =
  | LoggedAct
  | 'create'
  | 'update'
  | 'remove'
  | 'enable'
  | 'disable'
  | 'copy'
  | 'query'
  | 'detail'
  | 'import'
  | 'export'
  | 'resetPassword'
  | 'unlock'
  | 'administrators'
  | 'members'
  | 'grant'
  | 'release'
  | 'move'
  | 'run'
  | 'signOut'
  | 'signIn'
  | 'signInFailed'
  | 'open'
  | 'reduce'
  | 'collect'
  | 'close'
  | 'refund'
  | 'topUp'
  | 'review'
  | 'migrate'
  | 'undoMigration';

/** One field that a call changed. References are kept by the names that they had. */
export interface FieldChange {
  field: string;
  /** What people call it, where the field is no column of a noun of the product. */
  label?: string;
  before: LoggedValue;
  after: LoggedValue;
}

export type LoggedValue = string | number | boolean | null;

/** Names that a line gives of several records. */
export const NAMED = 3;
const TEXT_LENGTH = 200;

/** The name of several records: the first ones. */
export function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join('、');
  return (names.length > NAMED ? `${shown} … (${String(names.length)})` : shown).slice(0, TEXT_LENGTH);
}

/** Fields that differ between two states of a record. `nameOf` says what a value that refers to something is called. */
export function diffFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  nameOf: (field: string, id: string) => string | undefined = () => undefined,
): FieldChange[] {
  return Object.keys(after).flatMap((field) => {
    if (IGNORED.has(field) || JSON.stringify(before[field] ?? null) === JSON.stringify(after[field] ?? null)) return [];
    const read = (value: unknown) => toLogged(value, (id) => nameOf(field, id));
    return [{ field, before: read(before[field]), after: read(after[field]) }];
  });
}

/** Who changed a record when stands in the line itself. */
const IGNORED = new Set(['id', 'creatorTime', 'creatorUserId', 'lastModifyTime', 'lastModifyUserId']);

function toLogged(value: unknown, nameOf: (id: string) => string | undefined): LoggedValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return (nameOf(value) ?? value).slice(0, TEXT_LENGTH);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return joinNames(value.map((id) => nameOf(id) ?? id));
  return JSON.stringify(value).slice(0, TEXT_LENGTH);
}
