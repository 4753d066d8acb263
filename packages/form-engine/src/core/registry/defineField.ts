import { type Locale } from '@smart-admin/ui/messages';
import { type FieldBase } from '../document/FieldBase.js';
import { type Option } from '../document/Option.js';
import { type BoundOptionFilter } from '../compile/optionFilter.js';
import { type WireNode } from '../document/WireNode.js';
import { type ExpressionValue } from '../expressions/ExpressionValue.js';
import { type IssueKey } from '../validation/validationMessages.js';
import { type CurrentUser } from './currentUser.js';
import { type Settings, type SettingValues } from './settings.js';

/** Declares a field kind: a pure description that the codec, the validation, the designer and the server read. */
export function defineField<const Kind extends string, const S extends Settings>(
  definition: FieldDefinition<Kind, S>,
): FieldDefinition<Kind, S> {
  return definition;
}

export interface FieldDefinition<Kind extends string = string, S extends Settings = Settings> {
  kind: Kind;
  /** Control types of the stored format that mean this kind; the first one is written. */
  smartKeys: readonly [string, ...string[]];
  /** Component name written for a new field. */
  tag: string;
  /** What people call it in a designer. Absent = as `kindNames` or its code calls it. */
  names?: Readonly<Record<Locale, string>>;
  /** `input` typed by people, `computed` from a formula, `server` filled by the server, `display` without value, `table` rows, `following` the value of another field. */
  role: FieldRole;
  settings: S;
  /** Brings a stored field of this kind that an older version wrote to the form that `settings` read. */
  migrate?(stored: WireNode): WireNode;
  /** Value of an untouched field. */
  empty(field: FieldBase & { kind: Kind } & SettingValues<S>): unknown;
  /** Reads a value of unknown origin into the kind's own type; empty input gives the empty value. */
  coerce(raw: unknown, field: FieldBase & { kind: Kind } & SettingValues<S>): Coerced;
  /** Checks a filled value beyond its type. */
  check?(
    value: unknown,
    field: FieldBase & { kind: Kind } & SettingValues<S>,
    context: CheckContext,
  ): Issue | undefined;
  /** The value as people read it; '' for empty. */
  toText(value: unknown, field: FieldBase & { kind: Kind } & SettingValues<S>, context: TextContext): string;
  /** The formula of a `computed` field; '' = none. */
  formula?(field: FieldBase & { kind: Kind } & SettingValues<S>): string;
  /**
   * The result of a formula in the kind's own type; undefined is a formula that could not be computed. Absent = the result
   * as text or number goes through `coerce`.
   */
  fromExpression?(result: ExpressionValue | undefined, field: FieldBase & { kind: Kind } & SettingValues<S>): unknown;
  /** What the ids of its value mean; absent or undefined = the value is no id. */
  reference?(field: FieldBase & { kind: Kind } & SettingValues<S>): FieldReference | undefined;
  /**
   * For `following`: the name of the field whose value it shows, and which attribute of what that field refers to (absent =
   * the value itself); undefined for a field that follows none.
   */
  follows?(field: FieldBase & { kind: Kind } & SettingValues<S>): { field: string; attribute?: string } | undefined;
  /** What its ids mean to a field that follows it and shows the attribute `name`; absent = it cannot be followed. */
  attribute?(field: FieldBase & { kind: Kind } & SettingValues<S>, name: string): FieldReference;
  /** How lists search by it; absent = by text. */
  filter?(field: FieldBase & { kind: Kind } & SettingValues<S>): FieldFilter;
  /** Side at which its values stand in columns. Default left. */
  align?: 'left' | 'right';
  /** How lists and cards treat it as a column; absent = as text. */
  column?: 'option' | 'date' | 'datetime' | 'number';
  /** What the server fills in when a record is created or changed; undefined leaves the value. */
  onServer?: {
    create?(field: FieldBase & { kind: Kind } & SettingValues<S>, context: ServerContext): unknown;
    update?(field: FieldBase & { kind: Kind } & SettingValues<S>, context: ServerContext): unknown;
  };
  /** What the pseudo-value `currentUser` and the setting `defaultCurrent` mean here; absent = nothing. */
  currentUserValue?(user: CurrentUser): string;
  /** Whether its value is HTML, which a server cleans before it is saved. Default false. */
  isHtml?: boolean;
  /** How paper shows a filled value. Absent = as its text, beside other short values. */
  print?: PrintLook;
  /** How calls of an API carry the value, where that differs: 1 and 0, milliseconds. Stored documents never use it. */
  apiValue?: {
    read(raw: unknown, field: FieldBase & { kind: Kind } & SettingValues<S>): unknown;
    write(value: unknown, field: FieldBase & { kind: Kind } & SettingValues<S>): unknown;
  };
  /** Column type that keeps the value. */
  storage(field: FieldBase & { kind: Kind } & SettingValues<S>): StorageType;
}

/** What of a value is printed. */
export interface PrintLook {
  /** `html` as it was set, `image` of a data address, `images` of files, a code of its text, or `nothing`. Default `text`. */
  as?: 'text' | 'html' | 'image' | 'images' | 'qrcode' | 'barcode' | 'nothing';
  /** Whether it needs the width of the sheet. Default false. */
  isWide?: boolean;
}

/** Whose ids a field holds; `key` tells sources of one kind apart, as the model and field of related records. */
export interface FieldReference {
  kind: ReferenceKind;
  /** Default: the kind. */
  key?: string;
  /** Related records: their model. */
  modelId?: string;
  /** Rows of a data interface: the interface, and the part of a row that is its id. */
  interfaceId?: string;
  propsValue?: string;
  /** Related records and rows: what of them stands for one. */
  relationField?: string;
}

export type ReferenceKind =
  'user' | 'organize' | 'department' | 'position' | 'role' | 'group' | 'area' | 'record' | 'interface';

/** The control that searches a list by a field (`own` = the view of its kind for filters); what it sends is compared as `operator` says. */
export interface FieldFilter {
  control: 'text' | 'select' | 'switch' | 'number-range' | 'date-range' | 'reference' | 'own';
  /** `contains` part of a text; `equal` the same value; `includes` one of a list of values; `between` two bounds, also open ones. */
  operator: 'contains' | 'equal' | 'includes' | 'between';
}

/** What the server knows when it fills in a value. */
export interface ServerContext {
  user: CurrentUser;
  /** Milliseconds since 1970. */
  now: number;
  /** The next number of a bill rule, by its enCode. */
  nextNumber(rule: string): Promise<string>;
}

export type FieldRole = 'input' | 'computed' | 'server' | 'display' | 'table' | 'following';

/** The field type that belongs to a definition. */
export type FieldOf<D> =
  D extends FieldDefinition<infer Kind, infer S> ? FieldBase & { kind: Kind } & SettingValues<S> : never;

export type Coerced = { ok: true; value: unknown } | { ok: false; issue: Issue };

/** Why a value is refused: a message key with its placeholders. */
export interface Issue {
  key: IssueKey;
  /** Words of a language are given by a function of it. */
  params?: Record<string, string | number | ((locale: Locale) => string)>;
}

export interface CheckContext {
  /** Options of a dictionary or a remote address, when known here; undefined = membership is not checked. */
  options?(source: OptionQuery): readonly Option[] | undefined;
  /** Which of them the field offers as the form is filled in now; absent = all. */
  optionFilter?: BoundOptionFilter;
}

/** Where a choice takes its options from. */
export interface OptionQuery {
  dataType: 'dictionary' | 'dynamic';
  /** Id of the dictionary type, or the address. */
  id: string;
  /** Names of the parts of a remote option, where the field tells them. */
  keys?: { value: string; label: string; children: string };
  /** Values that narrow the options, by name: `parentId` leaves the items of a dictionary below one item. */
  params?: Readonly<Record<string, string>>;
}

export interface TextContext extends CheckContext {
  locale: Locale;
  /** Name of an id, by the key of its reference: `user`. */
  name?(key: string, id: string): string | undefined;
}

/** SQL type family of a column. `timestamptz` values are `YYYY-MM-DD HH:mm:ss` in the platform's time zone. */
export type StorageType =
  | { type: 'text'; length: number }
  | { type: 'numeric'; precision: number; scale: number }
  | { type: 'timestamptz' | 'date' | 'boolean' | 'jsonb' | 'none' };

export const accept = (value: unknown): Coerced => ({ ok: true, value });
export const refuse = (key: IssueKey, params?: Issue['params']): Coerced => ({
  ok: false,
  issue: params ? { key, params } : { key },
});
