import { messagesIn } from '@smart-admin/ui/messages';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { findItem } from '../../../core/document/edit/formItems.js';
import { expressionFields } from '../../../core/expressions/check/ExpressionType.js';
import { settingMessages } from '../../../core/registry/settingMessages.js';
import { type ExpressionLanguage } from '../../../editor/expression/expressionLanguage.js';
import { itemName } from '../itemNames.js';
import { formLanguage, type LanguagePlace } from './formLanguage.js';

/** The languages of the settings of one part of a form, each made when it is first asked for. */
export function formLanguages(
  document: FormDocument,
  { path, ...around }: Pick<LanguagePlace, 'locale' | 'registry' | 'recordColumns'> & { path: string },
): (setting: string) => ExpressionLanguage {
  const { locale, registry } = around;
  const made = new Map<string, ExpressionLanguage>();
  const item = findItem(document, path);
  const [table, column] = path.split('.');
  const own = expressionFields(document, { table: column === undefined ? undefined : table, registry });
  const names: Readonly<Record<string, string>> = messagesIn(settingMessages, locale);
  return (setting) => {
    const known = made.get(setting);
    if (known) return known;
    const title = `${item ? itemName(item, locale, registry) : ''} · ${names[setting] ?? setting}`;
    const language = formLanguage(document, { ...around, path, setting, title, own });
    made.set(setting, language);
    return language;
  };
}
