import { useLocale } from '@smart-admin/ui/locale';
import { type Field } from '../core/document/FormDocument.js';
import { fieldText, referenceOf } from '../core/registry/fieldFacts.js';

/** Whether the text of a value comes from a source: names of ids, options of a dictionary or an address. */
export function needsSource(field: Field): boolean {
  return referenceOf(field) !== undefined || ('dataType' in field && field.dataType !== 'static');
}

/** A value as people read it, of a field whose text needs no source; see `needsSource`. */
export function useOwnText(field: Field, value: unknown): string {
  const locale = useLocale();
  return fieldText(field, value, { locale });
}
