import { accept, defineField } from '../../registry/defineField.js';
import { textSetting } from '../../registry/settings.js';

const display = {
  role: 'display' as const,
  empty: () => undefined,
  coerce: () => accept(undefined),
  toText: () => '',
  storage: () => ({ type: 'none' as const }),
};

/** Title of the fields below it, with a line. */
export const groupTitleField = defineField({
  ...display,
  kind: 'groupTitle',
  smartKeys: ['groupTitle'],
  tag: 'groupTitle',
  settings: { content: textSetting('content', 'content') },
});

/** A line, with a word in it or not. */
export const dividerField = defineField({
  ...display,
  kind: 'divider',
  smartKeys: ['divider'],
  tag: 'el-divider',
  settings: { content: textSetting('__slot__.default', 'content') },
});

/** A paragraph of fixed text. */
export const paragraphField = defineField({
  ...display,
  kind: 'paragraph',
  smartKeys: ['text', 'paragraph'],
  tag: 'paragraph',
  settings: { content: { ...textSetting('content', 'content'), alsoAt: '__config__.defaultValue' } },
});
