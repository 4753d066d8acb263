import { FormDocumentError } from '../../core/document/FormDocumentError.js';
import { isRecord } from '../../core/document/readWire.js';

/** Reads a part of a stored document; what has another shape is a FormDocumentError with its path. */
export type Read<Value> = (raw: unknown, path: string) => Value;

export const readString: Read<string> = (raw, path) => {
  if (typeof raw !== 'string') throw new FormDocumentError('type', path, 'must be a text');
  return raw;
};

/** A text that names something. */
export const readId: Read<string> = (raw, path) => {
  const id = readString(raw, path);
  if (id === '') throw new FormDocumentError('name', path, 'must not be empty');
  return id;
};

export const readBoolean: Read<boolean> = (raw, path) => {
  if (typeof raw !== 'boolean') throw new FormDocumentError('type', path, 'must be true or false');
  return raw;
};

/** A whole number of a range. */
export function wholeOf(min: number, max: number): Read<number> {
  return (raw, path) => {
    if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > max)
      throw new FormDocumentError('type', path, `must be a whole number from ${min} to ${max}`);
    return raw;
  };
}

/** One of these texts. */
export function oneOf<const Value extends string>(...values: readonly Value[]): Read<Value> {
  return (raw, path) => {
    const found = values.find((value) => value === raw);
    if (found === undefined) throw new FormDocumentError('type', path, `must be one of ${values.join(', ')}`);
    return found;
  };
}

export function listOf<Item>(read: Read<Item>): Read<Item[]> {
  return (raw, path) => {
    if (!Array.isArray(raw)) throw new FormDocumentError('type', path, 'must be a list');
    return raw.map((item: unknown, at) => read(item, `${path}[${at}]`));
  };
}

/** An object whose keys are free. */
export function recordOf<Value>(read: Read<Value>): Read<Record<string, Value>> {
  return (raw, path) =>
    Object.fromEntries(entriesOf(raw, path).map(([key, value]) => [key, read(value, `${path}.${key}`)]));
}

/** An object with these keys and no others, so that nothing is lost that a newer program wrote. `optional` ones may be absent. */
export function objectOf<Value extends object>(shape: { [Key in keyof Value]-?: Read<Value[Key]> }): Read<Value> {
  return (raw, path) => {
    const given = new Map(entriesOf(raw, path));
    const unknown = [...given.keys()].find((key) => !Object.hasOwn(shape, key));
    if (unknown !== undefined) throw new FormDocumentError('type', at(path, unknown), 'is not known');
    const values = Object.entries<Read<unknown>>(shape).map(([key, read]) => [
      key,
      read(given.get(key), at(path, key)),
    ]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Value;
  };
}

/** What may be absent. */
export function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  return (raw, path) => (raw === undefined ? undefined : read(raw, path));
}

/** An object whose shape its `kind` says. */
export function byKind<Value extends { kind: string }>(shapes: {
  [Kind in Value['kind']]: Read<Value & { kind: Kind }>;
}): Read<Value> {
  return byKey<Value, 'kind'>('kind', shapes);
}

/** An object whose shape one of its keys says. */
export function byKey<Value extends Record<Key, string>, Key extends string>(
  key: Key,
  shapes: { [Kind in Value[Key]]: Read<Value & Record<Key, Kind>> },
): Read<Value> {
  return (raw, path) => {
    const kind = new Map(entriesOf(raw, path)).get(key);
    if (typeof kind !== 'string' || !Object.hasOwn(shapes, kind))
      throw new FormDocumentError('type', at(path, key), `must be one of ${Object.keys(shapes).join(', ')}`);
    return shapes[kind as Value[Key]](raw, path);
  };
}

/** The key that says the kind; its value has been looked at. */
export function literal<const Value extends string>(value: Value): Read<Value> {
  return oneOf(value);
}

function entriesOf(raw: unknown, path: string): [string, unknown][] {
  if (!isRecord(raw)) throw new FormDocumentError('type', path, 'must be an object');
  return Object.entries(raw);
}

function at(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
