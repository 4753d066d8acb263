import { messagesIn, type Locale } from '@smart-admin/ui/messages';
import { type FormItem } from '../../core/document/edit/formItems.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { formDesignerMessages } from './formDesignerMessages.js';
import { kindName } from './kindMessages.js';

/** What people call a part of a form: its title, or what it is. */
export function itemName(item: FormItem, locale: Locale, registry: FieldRegistry): string {
  if (item.type === 'panel') return item.panel.title || messagesIn(formDesignerMessages, locale).panel;
  if (item.type === 'node') return ('title' in item.node && item.node.title) || kindName(item.node.type, locale);
  return item.field.label || kindName(item.field.kind, locale, registry);
}

/** What kind of part it is, in words. */
export function itemKindName(item: FormItem, locale: Locale, registry: FieldRegistry): string {
  if (item.type === 'panel') return messagesIn(formDesignerMessages, locale).panel;
  return item.type === 'node' ? kindName(item.node.type, locale) : kindName(item.field.kind, locale, registry);
}

/** Name of its sign. */
export function itemKind(item: FormItem): string {
  if (item.type === 'panel') return 'panel';
  return item.type === 'node' ? item.node.type : item.field.kind;
}
