import { messagesIn, type Locale } from '@smart-admin/ui/messages';
import { findItem } from '../../core/document/edit/formItems.js';
import { formReferences } from '../../core/document/formReferences.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { settingMessages } from '../../core/registry/settingMessages.js';
import { type NamedReference } from '../../editor/references/referenceProblems.js';
import { isRelevant } from './formSettingGroups.js';
import { itemName } from './itemNames.js';

/** What the fields of a form refer to, in the words of one language; settings that mean nothing beside others are left out. */
export function namedReferences(document: FormDocument, locale: Locale, registry: FieldRegistry): NamedReference[] {
  const words = messagesIn(settingMessages, locale);
  return formReferences(document, registry).flatMap(({ path, setting, reference, within, ids }): NamedReference[] => {
    const item = findItem(document, path);
    if (!item || !('field' in item) || !isRelevant(setting, item.field)) return [];
    const definition = registry.get(item.field.kind)?.settings[setting];
    return [
      {
        of: reference.of,
        within,
        itemId: path,
        setting,
        settingLabel: definition ? words[definition.label] : setting,
        place: itemName(item, locale, registry),
        ids,
        isNeeded: definition?.editor === 'reference',
      },
    ];
  });
}
