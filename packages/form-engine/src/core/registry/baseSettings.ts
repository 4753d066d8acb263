import { FormDocumentError } from '../document/FormDocumentError.js';
import { type Device, DEVICES, type PatternRule } from '../document/FieldBase.js';
import { isRecord, readNumber, readText } from '../document/readWire.js';
import { sameValue } from '../state/sameValue.js';
import { expressionSetting, flagSetting, type Setting, textSetting, wordsSetting, widthSetting } from './settings.js';

const omitted = <Value>(setting: Setting<Value>): Setting<Value> => ({ ...setting, omitDefault: true });

const span: Setting<number> = {
  label: 'span',
  editor: 'number',
  wire: '__config__.span',
  defaultValue: 24,
  read: (raw, path) => Math.min(24, Math.max(1, Math.round(readNumber(raw, path) ?? 24))),
};

const defaultValue: Setting<unknown> = {
  label: 'defaultValue',
  editor: 'any',
  wire: '__config__.defaultValue',
  defaultValue: undefined,
  read: (raw) => raw ?? undefined,
};

const visibility: Setting<Device[]> = {
  label: 'visibility',
  editor: 'names',
  wire: '__config__.visibility',
  defaultValue: [...DEVICES],
  choices: DEVICES,
  read(raw, path) {
    if (raw === undefined || raw === null) return [...DEVICES];
    if (!Array.isArray(raw)) throw new FormDocumentError('type', path, 'must be a list of pc and app');
    return DEVICES.filter((device) => raw.includes(device));
  },
};

const patterns: Setting<PatternRule[]> = {
  label: 'patterns',
  editor: 'patterns',
  wire: '__config__.regList',
  defaultValue: [],
  read(raw, path) {
    if (raw === undefined || raw === null || raw === '') return [];
    if (!Array.isArray(raw)) throw new FormDocumentError('type', path, 'must be a list of patterns');
    return raw.map((item: unknown, index) => readPattern(item, `${path}[${index}]`));
  },
  write(rules, stored) {
    const known = (Array.isArray(stored) ? (stored as unknown[]) : []).filter(isRecord);
    return rules.map((rule, index) => {
      const before = known.find((item) => item.pattern === rule.pattern) ?? known[index];
      return before && sameValue(readPattern(before, ''), rule) ? before : { ...before, ...rule };
    });
  },
};

function readPattern(item: unknown, at: string): PatternRule {
  if (!isRecord(item)) throw new FormDocumentError('type', at, 'must be an object with pattern and message');
  return {
    pattern: readText(item.pattern, `${at}.pattern`),
    message: readText(item.message, `${at}.message`),
  };
}

/** When a value is checked; stored documents name one event or several. */
const trigger: Setting<'blur' | 'change'> = {
  label: 'trigger',
  editor: 'choice',
  wire: '__config__.trigger',
  defaultValue: 'blur',
  choices: ['blur', 'change'],
  read: (raw) => (raw === 'change' || (Array.isArray(raw) && !raw.includes('blur')) ? 'change' : 'blur'),
};

const formId: Setting<string | number | undefined> = {
  label: 'formId',
  editor: 'any',
  wire: '__config__.formId',
  defaultValue: undefined,
  read: (raw) => (typeof raw === 'string' || typeof raw === 'number' ? raw : undefined),
};

/** Settings that every field has; `FieldBase` says what they mean. */
export const baseSettings = {
  label: wordsSetting('__config__.label', 'label'),
  showLabel: flagSetting('__config__.showLabel', 'showLabel', true),
  labelWidth: widthSetting('__config__.labelWidth', 'labelWidth'),
  required: flagSetting('__config__.required', 'required'),
  defaultValue,
  span,
  visibility,
  noShow: flagSetting('__config__.noShow', 'noShow'),
  tableName: textSetting('__config__.tableName', 'tableName'),
  patterns,
  placeholder: omitted(wordsSetting('placeholder', 'placeholder')),
  help: omitted(wordsSetting('__config__.tipLabel', 'help')),
  disabled: flagSetting('disabled', 'disabled'),
  readOnly: flagSetting('readonly', 'readOnly'),
  visibleWhen: expressionSetting('__config__.visibleWhen', 'visibleWhen'),
  requiredWhen: expressionSetting('__config__.requiredWhen', 'requiredWhen'),
  readOnlyWhen: expressionSetting('__config__.readOnlyWhen', 'readOnlyWhen'),
  defaultFormula: expressionSetting('__config__.defaultFormula', 'defaultFormula'),
  trigger,
  columnWidth: widthSetting('__config__.columnWidth', 'columnWidth'),
  tag: textSetting('__config__.tag', 'tag'),
  formId,
} as const;
