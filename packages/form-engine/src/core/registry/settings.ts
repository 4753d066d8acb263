import { FormDocumentError } from '../document/FormDocumentError.js';
import { type Option } from '../document/Option.js';
import { type SettingLabel } from './settingMessages.js';

/** One setting of a field kind as data: the designer draws its editor, the codec reads and writes it. */
export interface Setting<Value> {
  /** Key of the setting's name in `settingMessages`. */
  label: SettingLabel;
  /** How the designer edits it. */
  editor: SettingEditor;
  /** Place in the stored format: `maxlength`, `__config__.dataType`, `__slot__.options`. */
  wire: string;
  defaultValue: Value;
  /** Values to choose from, for `choice`. */
  choices?: readonly string[];
  /** Reads the stored value; `path` is for the error. Throws FormDocumentError. */
  read(raw: unknown, path: string): Value;
  /** Turns the value into its stored form. Default: as it is. */
  write?(value: Value): unknown;
}

export type SettingEditor =
  'text' | 'number' | 'flag' | 'choice' | 'options' | 'expression' | 'dictionary' | 'names' | 'any';

/** Settings of a kind by the name that the field carries. */
export type Settings = Readonly<Record<string, Setting<unknown>>>;

/** Values of the settings of a kind. */
export type SettingValues<S extends Settings> = {
  [Name in keyof S]: S[Name] extends Setting<infer Value> ? Value : never;
};

/** Largest text of a setting, in characters. */
const MAX_TEXT = 20_000;

/** A text; a stored number is read as its digits. */
export function textSetting(
  wire: string,
  label: SettingLabel,
  defaultValue = '',
  editor: SettingEditor = 'text',
): Setting<string> {
  return {
    label,
    editor,
    wire,
    defaultValue,
    read(raw, path) {
      if (raw === null || raw === undefined) return defaultValue;
      if (typeof raw === 'number') return String(raw);
      if (typeof raw !== 'string') throw new FormDocumentError('type', path, 'must be a text');
      if (raw.length > MAX_TEXT) throw new FormDocumentError('limit', path, `is longer than ${MAX_TEXT} characters`);
      return raw;
    },
  };
}

/** A number or nothing; a numeric text is read as its number. */
export function numberSetting(wire: string, label: SettingLabel, defaultValue?: number): Setting<number | undefined> {
  return {
    label,
    editor: 'number',
    wire,
    defaultValue,
    read(raw, path) {
      if (raw === null || raw === undefined || raw === '') return defaultValue;
      const value = typeof raw === 'string' ? Number(raw) : raw;
      if (typeof value !== 'number' || !Number.isFinite(value))
        throw new FormDocumentError('type', path, 'must be a number');
      return value;
    },
  };
}

/** Yes or no; 0 and 1 are read too. */
export function flagSetting(wire: string, label: SettingLabel, defaultValue = false): Setting<boolean> {
  return {
    label,
    editor: 'flag',
    wire,
    defaultValue,
    read(raw, path) {
      if (raw === null || raw === undefined) return defaultValue;
      if (typeof raw === 'boolean') return raw;
      if (raw === 0 || raw === 1) return raw === 1;
      throw new FormDocumentError('type', path, 'must be true or false');
    },
  };
}

/** One of a few words. */
export function choiceSetting<const Choice extends string>(
  wire: string,
  label: SettingLabel,
  choices: readonly Choice[],
  defaultValue: NoInfer<Choice>,
): Setting<Choice> {
  return {
    label,
    editor: 'choice',
    wire,
    defaultValue,
    choices,
    read(raw, path) {
      if (raw === null || raw === undefined || raw === '') return defaultValue;
      const found = choices.find((choice) => choice === raw);
      if (found === undefined) throw new FormDocumentError('type', path, `must be one of ${choices.join(', ')}`);
      return found;
    },
  };
}

/** Names of other fields. */
export function namesSetting(wire: string, label: SettingLabel): Setting<string[]> {
  return {
    label,
    editor: 'names',
    wire,
    defaultValue: [],
    read(raw, path) {
      if (raw === null || raw === undefined) return [];
      if (!Array.isArray(raw) || !raw.every((item) => typeof item === 'string')) {
        throw new FormDocumentError('type', path, 'must be a list of names');
      }
      return raw;
    },
  };
}

/** The options of a choice, in the stored form `{fullName, id}` or `{label, value}`. */

export function optionsSetting(wire: string, label: SettingLabel): Setting<Option[]> {
  return {
    label,
    editor: 'options',
    wire,
    defaultValue: [],
    read(raw, path) {
      if (raw === null || raw === undefined) return [];
      if (!Array.isArray(raw)) throw new FormDocumentError('type', path, 'must be a list of options');
      return raw.map((item, index) => readOption(item, `${path}[${index}]`));
    },
    write: writeOptions,
  };
}

function readOption(raw: unknown, path: string): Option {
  if (typeof raw === 'string' || typeof raw === 'number') return { value: String(raw), label: String(raw) };
  if (typeof raw !== 'object' || raw === null) throw new FormDocumentError('type', path, 'must be an option');
  const item = raw as Record<string, unknown>;
  const value = item.id ?? item.value;
  const label = item.fullName ?? item.label ?? value;
  if (
    (typeof value !== 'string' && typeof value !== 'number') ||
    (typeof label !== 'string' && typeof label !== 'number')
  ) {
    throw new FormDocumentError('type', path, 'must have an id and a fullName');
  }
  const children = Array.isArray(item.children)
    ? item.children.map((child, index) => readOption(child, `${path}.children[${index}]`))
    : undefined;
  return {
    value: String(value),
    label: String(label),
    ...(item.disabled === true ? { disabled: true } : {}),
    ...(children ? { children } : {}),
  };
}

function writeOptions(options: readonly Option[]): unknown[] {
  return options.map(({ value, label, disabled, children }) => ({
    id: value,
    fullName: label,
    ...(disabled ? { disabled } : {}),
    ...(children ? { children: writeOptions(children) } : {}),
  }));
}
