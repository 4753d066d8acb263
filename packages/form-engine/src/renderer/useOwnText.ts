import { useLocale } from '@smart-admin/ui/locale';
import { type Field } from '../core/document/FormDocument.js';
import { type FieldRegistry } from '../core/registry/createRegistry.js';
import { fieldText, referenceOf } from '../core/registry/fieldFacts.js';
import { useFieldKinds } from '../fields/FieldKindsProvider.js';

/** Whether the text of a value comes from a source: names of ids, options of a dictionary or an address. */
export function needsSource(field: Field, registry: FieldRegistry): boolean {
  return referenceOf(field, registry) !== undefined || ('dataType' in field && field.dataType !== 'static');
}

/** A value as people read it, of a field whose text needs no source; see `needsSource`. */
export function useOwnText(field: Field, value: unknown): string {
  const locale = useLocale();
  const { registry } = useFieldKinds();
  return fieldText(field, value, { locale }, registry);
}
