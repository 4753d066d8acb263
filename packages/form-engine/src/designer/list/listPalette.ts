import { type Translate } from '@smart-admin/ui/messages';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type ListDefinition, type ListPart } from '../../core/list/ListDefinition.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { type DesignableField, newColumn } from './designableFields.js';
import { type listButtonMessages } from './listButtonMessages.js';
import { newSearch } from './listOfForm.js';
import { type ListPartName } from './listParts.js';

/** What can be added to a part of a list, and the entry that adding it makes. */
export interface ListPaletteEntry {
  id: string;
  label: string;
  make: (list: ListDefinition) => ListPart;
}

/** Name of the palette's entry for a button with an action of its own. */
const CUSTOM = '+';
const STANDARD = {
  buttons: ['add', 'batchRemove', 'upload', 'download'],
  rowButtons: ['detail', 'edit', 'print', 'remove'],
} as const;

/** What can be added to a part: fields as columns and searches, standard buttons and those of one's own. */
export function listPalette(part: ListPartName, around: PaletteSource): readonly ListPaletteEntry[] {
  const { fields, form, registry, buttonText, customText } = around;
  if (part === 'columns') return fields.map((field) => ({ ...field, make: () => newColumn(field) }));
  if (part === 'search') return fields.map((field) => ({ ...field, make: () => newSearch(field, form, registry) }));
  return [
    ...STANDARD[part].map((id) => {
      const label = buttonText(id);
      return { id, label, make: () => ({ id, label, wire: undefined }) };
    }),
    {
      id: CUSTOM,
      label: customText,
      make: (list: ListDefinition) => ({
        id: freeButton(list),
        label: customText,
        action: part === 'buttons' ? 'link' : 'form',
        wire: undefined,
      }),
    },
  ];
}

interface PaletteSource {
  fields: readonly DesignableField[];
  form: FormDocument;
  registry: FieldRegistry;
  buttonText: Translate<keyof (typeof listButtonMessages)['zh']>;
  customText: string;
}

/** Codes of buttons are one set, above the list and in its rows. */
function freeButton({ buttons, rowButtons }: ListDefinition): string {
  const taken = new Set([...buttons, ...rowButtons].map(({ id }) => id));
  for (let number = 1; ; number += 1) if (!taken.has(`custom${number}`)) return `custom${number}`;
}
