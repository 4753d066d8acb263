import { type Locale } from '@smart-admin/ui/messages';
import { type FieldDefinition } from '../../core/registry/defineField.js';

/** What a field that is put into a form starts with: its kind's name as title, and options where it offers some. */
export function newFieldValues(
  { role, settings }: FieldDefinition,
  name: string,
  locale: Locale,
): Record<string, unknown> {
  const values: Record<string, unknown> = { label: name, span: role === 'table' || role === 'display' ? 24 : 12 };
  if (settings.dataType && settings.options)
    values.options = ['1', '2'].map((value) => ({ value, label: `${OPTION[locale]} ${value}` }));
  if (role === 'display') {
    values.label = '';
    if (settings.content?.isWords) values.content = name;
  }
  return values;
}

const OPTION: Readonly<Record<Locale, string>> = { zh: '选项', en: 'Option', zhtw: '選項', vi: 'Lựa chọn' };
