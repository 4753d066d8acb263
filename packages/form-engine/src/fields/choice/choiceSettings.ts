import { choiceSetting, flagSetting, optionsSetting, type Setting, textSetting } from '../../core/registry/settings.js';
import { FormDocumentError } from '../../core/document/FormDocumentError.js';

/** Names of the parts of a remote option. */
export interface OptionKeys {
  value: string;
  label: string;
  children: string;
}

const DEFAULT_KEYS: OptionKeys = { value: 'id', label: 'fullName', children: 'children' };

const optionKeysSetting: Setting<OptionKeys> = {
  label: 'optionKeys',
  editor: 'any',
  wire: '__config__.props',
  defaultValue: DEFAULT_KEYS,
  read(raw, path) {
    if (raw === null || raw === undefined) return DEFAULT_KEYS;
    if (typeof raw !== 'object' || Array.isArray(raw)) throw new FormDocumentError('type', path, 'must be an object');
    const keys = raw as Record<string, unknown>;
    const text = (key: keyof OptionKeys) =>
      typeof keys[key] === 'string' && keys[key] !== '' ? keys[key] : DEFAULT_KEYS[key];
    return { ...keys, value: text('value'), label: text('label'), children: text('children') };
  },
};

/** Settings that say where a choice takes its options from. */
export const choiceSettings = {
  dataType: choiceSetting('__config__.dataType', 'dataType', ['static', 'dictionary', 'dynamic'], 'static'),
  dictionaryType: textSetting('__config__.dictionaryType', 'dictionaryType', '', 'dictionary'),
  propsUrl: textSetting('__config__.propsUrl', 'propsUrl'),
  optionKeys: optionKeysSetting,
  options: optionsSetting('__slot__.options', 'options'),
};

/** Settings of a choice that may take several values. */
export const multipleSetting = flagSetting('multiple', 'multiple');
