import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { changeReference, neededParts } from '../../../core/document/edit/changeReference.js';
import { followedName } from '../../../core/document/followedName.js';
import { fieldsAround, referenceWithin } from '../../../core/document/formReferences.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { type FieldRegistry } from '../../../core/registry/createRegistry.js';
import { type FieldRole } from '../../../core/registry/defineField.js';
import { type Setting as KindSetting, type SettingReference } from '../../../core/registry/settings.js';
import { type Setting, type SettingChoice } from '../../../editor/settings.js';
import { type DesignedItem } from '../formSettingGroups.js';

/** How the panel draws a setting of the items that refers to something; nothing for one that refers to nothing. */
export function referencePart(
  key: string,
  { reference, editor }: KindSetting<unknown>,
  { items, document, registry, isTold }: ReferenceContext,
): Partial<Setting<DesignedItem>> {
  if (!reference) return {};
  const [first] = items;
  const stored = first && (first as unknown as Readonly<Record<string, unknown>>)[key];
  const shared = {
    clearable: true,
    needs: ({ id }: DesignedItem, value: unknown) =>
      neededParts(document, { path: id, setting: key, value: String(value), registry }),
    write: ((draft, id, value, lookup) =>
      changeReference(draft as FormDocument, {
        path: id,
        setting: key,
        value: String(value),
        registry,
        partsOf: lookup,
      })) satisfies Setting<DesignedItem>['write'],
  };
  if (reference.of === 'field')
    return {
      ...shared,
      kind: 'reference',
      choices:
        first && (!isTold || !isUnset(stored))
          ? fieldChoices(document, { item: first, stored, reference, registry })
          : [],
    };
  const source = {
    of: reference.of,
    ...(reference.within === undefined
      ? {}
      : {
          within: ({ id }: DesignedItem) => referenceWithin(document, { path: id, setting: key, registry }),
        }),
  };
  return editor === 'options' ? { ...source, kind: 'references' } : { ...shared, ...source, kind: 'reference' };
}

export interface ReferenceContext {
  /** The chosen parts, with their paths as ids. */
  items: readonly DesignedItem[];
  document: FormDocument;
  registry: FieldRegistry;
  /** Only what is set is asked for, to be told in words: where nothing is chosen, there is nothing to choose from. */
  isTold?: boolean;
}

/** Whether a setting that refers to something refers to nothing. */
export function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The fields of the form, or of the same row, that a setting can name. */
function fieldChoices(
  document: FormDocument,
  { item, stored, reference, registry }: FieldSetting,
): readonly SettingChoice[] {
  const { kinds } = reference;
  return fieldsAround(document, item.id)
    .filter(({ kind }) => (kinds ? kinds.includes(kind) : HAVE_VALUES.has(registry.get(kind)?.role ?? 'display')))
    .map(({ id, label }) => ({
      // a name that was stored with its table stays as it was written
      value: typeof stored === 'string' && followedName(stored) === id ? stored : id,
      label: Object.fromEntries(LOCALES.map((locale) => [locale, label || id])) as Record<Locale, string>,
    }));
}

const HAVE_VALUES: ReadonlySet<FieldRole> = new Set<FieldRole>(['input', 'computed', 'server']);

interface FieldSetting {
  item: DesignedItem;
  stored: unknown;
  reference: SettingReference;
  registry: FieldRegistry;
}
