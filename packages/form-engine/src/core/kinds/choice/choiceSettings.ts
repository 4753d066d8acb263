import { optionsSetting } from '../../registry/optionsSetting.js';
import {
  choiceSetting,
  expressionSetting,
  expressionsSetting,
  flagSetting,
  referenceSetting,
  type Setting,
  textSetting,
} from '../../registry/settings.js';
import { isRecord } from '../../document/readWire.js';
import { FormDocumentError } from '../../document/FormDocumentError.js';

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
  alsoAt: 'props.props',
  defaultValue: DEFAULT_KEYS,
  read(raw, path) {
    if (raw === null || raw === undefined) return DEFAULT_KEYS;
    if (!isRecord(raw)) throw new FormDocumentError('type', path, 'must be an object');
    const keys = raw;
    const text = (key: keyof OptionKeys) =>
      typeof keys[key] === 'string' && keys[key] !== '' ? keys[key] : DEFAULT_KEYS[key];
    return { ...keys, value: text('value'), label: text('label'), children: text('children') };
  },
};

/** Settings that say where a choice takes its options from. */
export const choiceSettings = {
  dataType: choiceSetting('__config__.dataType', 'dataType', ['static', 'dictionary', 'dynamic'], 'static'),
  dictionaryType: referenceSetting('__config__.dictionaryType', 'dictionaryType', { of: 'dictionary' }),
  propsUrl: textSetting('__config__.propsUrl', 'propsUrl'),
  optionKeys: optionKeysSetting,
  /** Expressions that narrow the options of a dictionary or an address, by the name of the parameter. */
  params: expressionsSetting('__config__.params', 'params'),
  /** Expression over the form and the columns of an option; those for which it is true are offered. Empty = all. */
  optionFilter: expressionSetting('__config__.optionFilter', 'optionFilter'),
  options: optionsSetting('__slot__.options', 'options', { alsoAt: 'options' }),
};

/** Settings of a choice that may take several values. */
export const multipleSetting = flagSetting('multiple', 'multiple');
