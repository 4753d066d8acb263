import { type MessageValues } from '@smart-admin/ui/messages';

/** Something of the model that the generated code has in another way than the platform, or has not. */
export interface CodeNote {
  key: NoteKey;
  values?: MessageValues;
}

export type NoteKey =
  | 'lookup'
  | 'unknownKind'
  | 'platformChoices'
  | 'numberRule'
  | 'persons'
  | 'files'
  | 'buttons'
  | 'layouts'
  | 'filters'
  | 'looks'
  | 'columns'
  | 'searches'
  | 'serverColumns'
  | 'texts'
  | 'noExample'
  | 'flow';

/** Labels of several things as one text; none gives no note. */
export function noteOf(key: NoteKey, labels: readonly string[]): CodeNote[] {
  const names = [...new Set(labels.filter((label) => label !== ''))];
  return labels.length === 0 ? [] : [{ key, values: { names: names.join('、') } }];
}
