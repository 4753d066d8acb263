import { accept, defineField } from '../../registry/defineField.js';
import { choiceSetting, flagSetting, numberSetting, textSetting, wordsSetting } from '../../registry/settings.js';

const display = {
  role: 'display' as const,
  empty: () => undefined,
  coerce: () => accept(undefined),
  toText: () => '',
  print: { as: 'nothing' } as const,
  storage: () => ({ type: 'none' as const }),
};

/** Title of the fields below it, with a line. */
export const groupTitleField = defineField({
  ...display,
  kind: 'groupTitle',
  smartKeys: ['groupTitle'],
  tag: 'groupTitle',
  settings: { content: wordsSetting('content', 'content') },
});

/** A line, with a word in it or not. */
export const dividerField = defineField({
  ...display,
  kind: 'divider',
  smartKeys: ['divider'],
  tag: 'el-divider',
  settings: { content: wordsSetting('__slot__.default', 'content') },
});

/** A paragraph of fixed text. */
export const paragraphField = defineField({
  ...display,
  kind: 'paragraph',
  smartKeys: ['text', 'paragraph'],
  tag: 'paragraph',
  settings: { content: { ...wordsSetting('content', 'content'), alsoAt: '__config__.defaultValue' } },
});

/** A link to an address. */
export const linkField = defineField({
  ...display,
  kind: 'link',
  smartKeys: ['link'],
  tag: 'el-link',
  settings: {
    content: wordsSetting('content', 'content'),
    address: textSetting('href', 'address'),
    /** Whether it opens beside this page. */
    target: choiceSetting('target', 'target', ['_self', '_blank'], '_self'),
  },
});

/** A message that stands in the form. */
export const alertField = defineField({
  ...display,
  kind: 'alert',
  smartKeys: ['alert'],
  tag: 'el-alert',
  settings: {
    tone: choiceSetting('type', 'tone', ['success', 'info', 'warning', 'error'], 'success'),
    title: wordsSetting('title', 'title'),
    description: wordsSetting('description', 'description'),
    closable: flagSetting('closable', 'closable'),
  },
});

/** A button that opens an address or prints the page. */
export const buttonField = defineField({
  ...display,
  kind: 'button',
  smartKeys: ['button'],
  tag: 'el-button',
  settings: {
    content: { ...wordsSetting('buttonText', 'buttonText'), alsoAt: '__slot__.default' },
    look: choiceSetting('type', 'look', ['', 'primary', 'success', 'info', 'warning', 'danger', 'text'], ''),
    action: choiceSetting('action', 'action', ['link', 'print'], 'link'),
    address: textSetting('href', 'address'),
  },
});

/** Another page in a frame, which can reach nothing of this one. */
export const iframeField = defineField({
  ...display,
  kind: 'iframe',
  smartKeys: ['iframe'],
  tag: 'iframe',
  settings: {
    address: textSetting('href', 'address'),
    /** In px. */
    height: numberSetting('height', 'height', 300),
  },
});
