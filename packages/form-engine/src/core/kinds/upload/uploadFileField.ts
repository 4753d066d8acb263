import { messagesIn } from '@smart-admin/ui/messages';
import { acceptWords, fileCategory, isAccepted } from '@smart-admin/ui/format';
import { defineField, type Issue } from '../../registry/defineField.js';
import { textSetting, wordsSetting } from '../../registry/settings.js';
import { acceptMessages } from './acceptMessages.js';
import { coerceFiles, storedFiles } from './fileValue.js';
import { uploadSettings } from './uploadSettings.js';

/** Files of a record, in the order in which they were picked. */
export const uploadFileField = defineField({
  kind: 'uploadFile',
  smartKeys: ['uploadFz', 'uploadFile'],
  tag: 'upload-fz',
  role: 'input',
  settings: {
    ...uploadSettings,
    /** Types such as `image/*` or `.xls,.xlsx`; '' is any. */
    accept: textSetting('accept', 'accept'),
    buttonText: wordsSetting('buttonText', 'buttonText'),
  },
  empty: () => [],
  coerce: coerceFiles,
  check(value, { limit, accept }): Issue | undefined {
    const files = storedFiles(value);
    if (limit !== undefined && limit > 0 && files.length > limit) return { key: 'maxFiles', params: { limit } };
    // the record has no MIME types: a name that tells nothing may be a medium
    const mayBe = (name: string) => accept.includes('/*') && fileCategory(name) === 'unknown';
    if (files.every(({ name }) => isAccepted({ name, type: '' }, accept) || mayBe(name))) return undefined;
    return { key: 'fileType', params: { type: (locale) => acceptWords(accept, messagesIn(acceptMessages, locale)) } };
  },
  toText: (value) =>
    storedFiles(value)
      .map(({ name }) => name)
      .join('、'),
  // by the names of the files
  filter: () => ({ control: 'text', operator: 'contains' }),
  print: { isWide: true },
  storage: () => ({ type: 'jsonb' }),
});
