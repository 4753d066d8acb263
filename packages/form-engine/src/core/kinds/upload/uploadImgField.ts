import { fileCategory } from '@smart-admin/ui/format';
import { defineField } from '../../registry/defineField.js';
import { coerceFiles, storedFiles } from './fileValue.js';
import { uploadSettings } from './uploadSettings.js';

/** Images of a record, in the order in which they were picked. */
export const uploadImgField = defineField({
  kind: 'uploadImg',
  smartKeys: ['uploadImg'],
  tag: 'upload-img',
  role: 'input',
  settings: uploadSettings,
  empty: () => [],
  coerce: coerceFiles,
  check(value, { limit }) {
    const files = storedFiles(value);
    if (limit !== undefined && limit > 0 && files.length > limit) return { key: 'maxImages', params: { limit } };
    // the record has no MIME types: a name that tells nothing may be an image
    const mayBe = (name: string) => ['image', 'unknown'].includes(fileCategory(name));
    return files.every(({ name }) => mayBe(name)) ? undefined : { key: 'image' };
  },
  toText: (value) =>
    storedFiles(value)
      .map(({ name }) => name)
      .join('、'),
  // by the names of the files
  filter: () => ({ control: 'text', operator: 'contains' }),
  print: { as: 'images', isWide: true },
  storage: () => ({ type: 'jsonb' }),
});
