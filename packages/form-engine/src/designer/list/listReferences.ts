import { messagesIn, type Locale } from '@smart-admin/ui/messages';
import { type ListDefinition } from '../../core/list/ListDefinition.js';
import { settingMessages } from '../../core/registry/settingMessages.js';
import { type NamedReference } from '../../editor/references/referenceProblems.js';
import { itemIdOf } from './listParts.js';

/** What the buttons of a list refer to, in the words of one language. That one names nothing is told as an error besides. */
export function listReferences({ buttons, rowButtons }: ListDefinition, locale: Locale): NamedReference[] {
  const settingLabel = messagesIn(settingMessages, locale).interfaceId;
  return [['buttons', buttons] as const, ['rowButtons', rowButtons] as const].flatMap(([part, entries]) =>
    entries.flatMap(({ id, label, action, interfaceId = '' }): NamedReference[] =>
      action === 'interface' && interfaceId !== ''
        ? [
            {
              of: 'interface',
              itemId: itemIdOf(part, id),
              setting: 'interfaceId',
              settingLabel,
              place: label || id,
              ids: [interfaceId],
            },
          ]
        : [],
    ),
  );
}
