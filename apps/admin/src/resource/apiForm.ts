import {
  createField,
  createFormDocument,
  standardRegistry,
  type CustomKind,
  type Field,
  type FieldBase,
  type FieldDefinition,
  type FieldKind,
  type FieldOfKind,
  type FormDocument,
  type FormValues,
} from '@smart-admin/form-engine/core';

/**
 * The form of a call's body: one entry for every field of the body, so that a misspelt or forgotten one does not
 * compile. `read` turns a record into what the form holds, `write` what the form holds into the body; empty fields are
 * left out, the contract's defaults stand for them.
 *
 * @example apiForm<BodyOf<typeof api.permission.group>>({ fullName: field('text', { label }), headIcon: absent, ... })
 */
export function apiForm<Body extends object>(
  entries: ApiFormEntries<Body>,
  layout: Parameters<typeof createFormDocument>[1] = {},
): ApiForm<Body> {
  const all = Object.entries(entries as Record<string, ApiFormEntry>);
  const made = ([id, entry]: [string, ApiFormField<unknown>]) => ({ id, entry, field: entry.make(id) });
  const fields = all.flatMap(([id, entry]) =>
    entry.kind === 'field' ? [made([id, entry])] : entry.kind === 'parts' ? Object.entries(entry.fields).map(made) : [],
  );
  return {
    document: createFormDocument(
      fields.map(({ field }) => field),
      layout,
    ),
    read(record) {
      const read = fields.map(({ id, entry, field }) => [id, codecOf(entry, field).read(record[id])]);
      const values = { ...record, ...Object.fromEntries(read) };
      for (const [id, entry] of all) if (entry.kind === 'parts') Object.assign(values, entry.read(record[id], record));
      return values;
    },
    async write(values) {
      const body: Record<string, unknown> = {};
      for (const [id, entry] of all) if (entry.kind === 'constant') body[id] = entry.value;
      for (const { id, entry, field } of fields) {
        const value = values[id];
        if (Object.hasOwn(entries, id) && value !== undefined && value !== null)
          body[id] = await codecOf(entry, field).write(value);
      }
      for (const [id, entry] of all) if (entry.kind === 'parts') body[id] = entry.write(values);
      return body as Body;
    },
  };
}

/** A field of a form by its kind; the codec says how the call carries its value, where the kind alone does not. */
export function field<Kind extends Exclude<FieldKind, 'unknown'>, const Multiple extends boolean = false>(
  kind: Kind,
  settings: Omit<FieldSettings<Kind>, 'multiple'> & { multiple?: Multiple },
): ApiFormField<ValueOf<Kind, Multiple>>;
export function field<Kind extends Exclude<FieldKind, 'unknown'>, Value>(
  kind: Kind,
  settings: FieldSettings<Kind>,
  codec: ApiCodec<Value>,
): ApiFormField<Value>;
export function field(
  kind: FieldDefinition<CustomKind>,
  settings: Partial<Omit<FieldBase, 'id'>> & { params?: Readonly<Record<string, string>> },
): ApiFormField<string>;
export function field(kind: unknown, settings: object, codec?: ApiCodec<unknown>): ApiFormField<unknown> {
  return { kind: 'field', codec, make: (id) => createField(kind as never, { ...settings, id } as never) as Field };
}

/** One value of the body that several fields of the form stand for, such as a number whose unit depends on a choice. */
export function parts<Value>(
  fields: Record<string, ApiFormField<unknown>>,
  codec: Pick<ApiFormParts<Value>, 'read' | 'write'>,
): ApiFormParts<Value> {
  return { kind: 'parts', fields, ...codec };
}

/** Sends the same value whatever the form holds. */
export function constant<Value>(value: Value): ApiFormConstant<Value> {
  return { kind: 'constant', value };
}

/** A field of the body that this form does not send. */
export const absent = { kind: 'absent' } as const;

/** Choices that are numbers in the call: options hold them as texts. */
export const asNumber: ApiCodec<number> = { read: String, write: Number };

/** A parent in a tree, empty for the topmost; the call names the root instead. */
export function parentUnder(...roots: readonly [string, ...string[]]): ApiCodec<string> {
  return {
    read: (raw) => (roots.includes(String(raw)) ? '' : raw),
    write: (value) => (value === '' ? roots[0] : String(value)),
  };
}

/** How a call carries the value of a field. */
export interface ApiCodec<Value> {
  read(raw: unknown): unknown;
  write(value: unknown): Value | Promise<Value>;
}

export interface ApiForm<Body> {
  document: FormDocument;
  read(record: object & Record<string, unknown>): FormValues;
  write(values: FormValues): Promise<Body>;
}

export type ApiFormEntries<Body> = { [Name in keyof Body]-?: EntryOf<Body[Name]> | typeof absent };

/** Body that a noun's `create` takes, or all that `update` can change where none are created. */
export type BodyOf<Calls> = Calls extends { create: (input: infer Input, ...rest: never[]) => unknown }
  ? BodyIn<Input>
  : Calls extends { update: (input: infer Input, ...rest: never[]) => unknown }
    ? WholeOf<BodyIn<Input>>
    : never;
type WholeOf<Change> = { [Name in Exclude<keyof Change, 'revision'>]-?: NonNullable<Change[Name]> };
type BodyIn<Input> = Input extends { body: infer Body extends object } ? Body : never;

type EntryOf<Value> =
  | ApiFormConstant<Value>
  | ApiFormParts<Value>
  | ([NonNullable<Value>] extends [string]
      ? ApiFormField<string>
      : [NonNullable<Value>] extends [number]
        ? ApiFormField<number>
        : ApiFormField<NonNullable<Value>>);

export interface ApiFormField<Value> {
  kind: 'field';
  make(id: string): Field;
  codec: ApiCodec<Value> | undefined;
}

export interface ApiFormParts<Value> {
  kind: 'parts';
  fields: Record<string, ApiFormField<unknown>>;
  /** Values of the fields, from what the record holds. */
  read(raw: unknown, record: FormValues): FormValues;
  write(values: FormValues): Value;
}

interface ApiFormConstant<Value> {
  kind: 'constant';
  value: Value;
}

type ApiFormEntry = ApiFormField<unknown> | ApiFormParts<unknown> | ApiFormConstant<unknown> | typeof absent;
type FieldSettings<Kind extends FieldKind> = Partial<Omit<FieldOfKind<Kind>, 'kind' | 'id' | 'extra'>>;
type ValueOf<Kind, Multiple> = Multiple extends true
  ? string[]
  : Kind extends 'switch' | 'number' | 'date'
    ? number
    : Kind extends 'checkbox' | 'cascader'
      ? string[]
      : string;

function codecOf({ codec }: ApiFormField<unknown>, field: Field): ApiCodec<unknown> {
  if (codec) return codec;
  const kind = standardRegistry.get(field.kind)?.apiValue;
  if (!kind) return AS_IT_IS;
  return { read: (raw) => kind.read(raw, field as never), write: (value) => kind.write(value, field as never) };
}

const AS_IT_IS: ApiCodec<unknown> = { read: (raw) => raw, write: (value) => value };
