import { FormDocumentError } from '../document/FormDocumentError.js';
import { isRecord, readFlag, readNumber } from '../document/readWire.js';
import { type SettingLabel } from './settingMessages.js';

/** One setting of a field kind as data: the designer draws its editor, the codec reads and writes it. */
export interface Setting<Value> {
  /** Key of the setting's name in `settingMessages`. */
  label: SettingLabel;
  /** How the designer edits it. */
  editor: SettingEditor;
  /** Place in the stored format: `maxlength`, `__config__.dataType`, `__slot__.options`. */
  wire: string;
  /** Where other documents of the family keep it; a node that has it there is written there. */
  alsoAt?: string;
  defaultValue: Value;
  /** Whether a new node leaves the default out. Default false. */
  omitDefault?: boolean;
  /** Whether it is words that people read, told in their language. Default false. */
  isWords?: boolean;
  /** Values to choose from, for `choice`. */
  choices?: readonly string[];
  /** What the value refers to, for `reference`, or the values of its `options`: a designer offers that by name. */
  reference?: SettingReference;
  /** Reads the stored value; `path` is for the error. Throws FormDocumentError. */
  read(raw: unknown, path: string): Value;
  /** Turns a changed value into its stored form; `stored` is what stood there before. Default: as it is. */
  write?(value: Value, stored: unknown): unknown;
}

/** What a setting refers to. */
export interface SettingReference {
  /**
   * `model` by its id, `interface` and `dictionary` (a type of it) by id or code, `billRule` by its code; `modelField` and
   * `interfaceColumn` are parts of one, by name. `field` is another field of the form. An application that offers more to
   * its designers has names of its own.
   */
  of: string;
  /** For parts: the setting that says of what. Where that one names a field, it is what the field refers to. */
  within?: string;
  /** For `field`: the kinds that fit. Default: those with a value of their own. */
  kinds?: readonly string[];
  /** Begins with the part that stands for the whole once that is chosen. Default false. */
  preset?: boolean;
}

export type SettingEditor =
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'options'
  | 'expression'
  | 'expressions'
  | 'reference'
  | 'colour'
  | 'names'
  | 'patterns'
  | 'any';

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

/** An expression; an empty one is left out of new nodes. */
export function expressionSetting(wire: string, label: SettingLabel): Setting<string> {
  return { ...textSetting(wire, label, '', 'expression'), omitDefault: true };
}

/** Something else by its id, code or name. */
export function referenceSetting(
  wire: string,
  label: SettingLabel,
  reference: SettingReference,
  defaultValue = '',
): Setting<string> {
  return { ...textSetting(wire, label, defaultValue, 'reference'), reference };
}

/** A text that people read. */
export function wordsSetting(wire: string, label: SettingLabel): Setting<string> {
  return { ...textSetting(wire, label), isWords: true };
}

/** A number or nothing; a numeric text is read as its number. */
export function numberSetting(wire: string, label: SettingLabel, defaultValue?: number): Setting<number | undefined> {
  return {
    label,
    editor: 'number',
    wire,
    defaultValue,
    read: (raw, path) => readNumber(raw, path) ?? defaultValue,
  };
}

/** A width in px; what is no number of px (`auto`, `50%`) counts as none and stays as it was written. */
export function widthSetting(wire: string, label: SettingLabel, defaultValue?: number): Setting<number | undefined> {
  return {
    label,
    editor: 'number',
    wire,
    defaultValue,
    omitDefault: true,
    read(raw) {
      const digits = typeof raw === 'string' ? /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(raw)?.[1] : undefined;
      const value = digits === undefined ? raw : Number(digits);
      return typeof value === 'number' && Number.isFinite(value) ? value : defaultValue;
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
    read: (raw, path) => readFlag(raw, path, defaultValue),
  };
}

/** One of a few words; another stored word counts as the default, stays as it was written, and is a problem of the form. */
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
    read: (raw) => choices.find((choice) => choice === raw) ?? defaultValue,
  };
}

/** Expressions by name. */
export function expressionsSetting(wire: string, label: SettingLabel): Setting<Readonly<Record<string, string>>> {
  return {
    label,
    editor: 'expressions',
    wire,
    defaultValue: {},
    omitDefault: true,
    read(raw, path) {
      if (raw === null || raw === undefined || raw === '') return {};
      if (!isRecord(raw)) throw new FormDocumentError('type', path, 'must be an object of expressions');
      return Object.fromEntries(
        Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    },
    write: (expressions, stored) => {
      const others = isRecord(stored) ? Object.entries(stored).filter(([, value]) => typeof value !== 'string') : [];
      return { ...Object.fromEntries(others), ...expressions };
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
