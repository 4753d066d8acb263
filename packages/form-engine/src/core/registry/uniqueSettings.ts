import { flagSetting, namesSetting } from './settings.js';

/** Settings of kinds whose values can be told to stand once: of records in their table, of rows among those of their record. */
export const uniqueSettings = {
  /** Whether no other record, or row of the record, may have the same value; empty values may repeat. */
  unique: { ...flagSetting('__config__.unique', 'unique'), omitDefault: true },
  /** Other fields, or columns, that tell records apart as well: the values may repeat where one of these differs or is empty. */
  uniqueWith: { ...namesSetting('__config__.uniqueWith', 'uniqueWith'), omitDefault: true },
};
