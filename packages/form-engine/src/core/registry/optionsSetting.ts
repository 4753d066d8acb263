import { FormDocumentError } from '../document/FormDocumentError.js';
import { type Option } from '../document/Option.js';
import { isRecord } from '../document/readWire.js';
import { type SettingLabel } from './settingMessages.js';
import { type Setting, type SettingReference } from './settings.js';

/**
 * The options of a choice, stored as `{fullName, id}` or `{label, value}`. A changed list keeps the keys and the further
 * properties of the options that were there.
 */
export function optionsSetting(
  wire: string,
  label: SettingLabel,
  { alsoAt, newKeys = ID_KEYS, reference }: OptionsPlace = {},
): Setting<Option[]> {
  return {
    label,
    editor: 'options',
    wire,
    ...(alsoAt === undefined ? {} : { alsoAt }),
    ...(reference ? { reference } : {}),
    defaultValue: [],
    read(raw, path) {
      if (raw === null || raw === undefined || raw === '') return [];
      if (!Array.isArray(raw)) throw new FormDocumentError('type', path, 'must be a list of options');
      return raw.map((item, index) => readOption(item, `${path}[${index}]`));
    },
    write: (options, stored) => writeOptions(options, Array.isArray(stored) ? stored : [], newKeys),
  };
}

interface OptionsPlace {
  alsoAt?: string;
  /** Names of the parts of a new option. Default `{id, fullName}`. */
  newKeys?: OptionKeyNames;
  /** What the values are. Default: values of its own. */
  reference?: SettingReference;
}

/** Names under which an option keeps its value and its text. */
export interface OptionKeyNames {
  value: 'id' | 'value';
  label: 'fullName' | 'label';
}

const ID_KEYS: OptionKeyNames = { value: 'id', label: 'fullName' };

/** The names of options such as `{value, label}`. */
export const VALUE_KEYS: OptionKeyNames = { value: 'value', label: 'label' };

function readOption(raw: unknown, path: string): Option {
  if (typeof raw === 'string' || typeof raw === 'number') return { value: String(raw), label: String(raw) };
  if (!isRecord(raw)) throw new FormDocumentError('type', path, 'must be an option');
  const value = raw.id ?? raw.value;
  const label = raw.fullName ?? raw.label ?? value;
  if (!isScalar(value) || !isScalar(label))
    throw new FormDocumentError('type', path, 'must have an id and a fullName, or a value and a label');
  const children = Array.isArray(raw.children)
    ? raw.children.map((child, index) => readOption(child, `${path}.children[${index}]`))
    : undefined;
  return {
    value: String(value),
    label: String(label),
    ...(raw.disabled === true ? { disabled: true } : {}),
    ...(children ? { children } : {}),
  };
}

function writeOptions(options: readonly Option[], stored: readonly unknown[], newKeys: OptionKeyNames): unknown[] {
  const known = new Map(stored.filter(isRecord).map((item) => [String(item.id ?? item.value), item]));
  const [first] = known.values();
  const keys = first ? keysOf(first) : newKeys;
  return options.map((option) => writeOption(option, known.get(option.value), keys));
}

function writeOption(
  { value, label, disabled, children }: Option,
  stored: Record<string, unknown> | undefined,
  newKeys: OptionKeyNames,
): unknown {
  const keys = stored ? keysOf(stored) : newKeys;
  const written: Record<string, unknown> = { ...stored, [keys.value]: stored?.[keys.value] ?? value };
  if (String(stored?.[keys.label] ?? '') !== label) written[keys.label] = label;
  if (disabled) written.disabled = true;
  else if (written.disabled === true) written.disabled = false;
  const storedChildren = Array.isArray(stored?.children) ? (stored.children as unknown[]) : [];
  if (children) written.children = writeOptions(children, storedChildren, keys);
  else delete written.children;
  return written;
}

function keysOf(item: Record<string, unknown>): OptionKeyNames {
  return {
    value: item.id === undefined || item.id === null ? 'value' : 'id',
    label: item.fullName === undefined || item.fullName === null ? 'label' : 'fullName',
  };
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
