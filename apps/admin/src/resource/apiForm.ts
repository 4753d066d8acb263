import {
  createField,
  createFormDocument,
  standardRegistry,
  type Field,
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
  const fields = all.flatMap(([id, entry]) => (entry.kind === 'field' ? [{ id, entry, field: entry.make(id) }] : []));
  return {
    document: createFormDocument(
      fields.map(({ field }) => field),
      layout,
    ),
    read(record) {
      const read = fields.map(({ id, entry, field }) => [id, codecOf(entry, field).read(record[id])]);
      return { ...record, ...Object.fromEntries(read) };
    },
    async write(values) {
      const body: Record<string, unknown> = {};
      for (const [id, entry] of all) if (entry.kind === 'constant') body[id] = entry.value;
      for (const { id, entry, field } of fields) {
        const value = values[id];
        if (value !== undefined && value !== null) body[id] = await codecOf(entry, field).write(value);
      }
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
export function field<Kind extends Exclude<FieldKind, 'unknown'>>(
  kind: Kind,
  settings: object,
  codec?: ApiCodec<unknown>,
): ApiFormField<unknown> {
  return { kind: 'field', codec, make: (id) => createField(kind, { ...settings, id } as never) as Field };
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

/** Body that a noun's `create` takes. */
export type BodyOf<Calls> = Calls extends { create: (input: infer Input, ...rest: never[]) => unknown }
  ? Input extends { body: infer Body extends object }
    ? Body
    : never
  : never;

type EntryOf<Value> =
  | ApiFormConstant<Value>
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

interface ApiFormConstant<Value> {
  kind: 'constant';
  value: Value;
}

type ApiFormEntry = ApiFormField<unknown> | ApiFormConstant<unknown> | typeof absent;
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
