import { FieldText } from '../../renderer/FieldText.js';
import { type SearchField } from '../types.js';

/** The value of a filter in words. */
export function FilterText({ field, value }: { field: SearchField; value: unknown }) {
  if (field.field) return <FieldText field={field.field} value={value} inline />;
  return <>{filterText(field, value)}</>;
}

function filterText(field: SearchField, value: unknown): string {
  const items = [value].flat();
  if (field.kind === 'date-range' || field.kind === 'number-range') return items.map((item) => item ?? '').join(' – ');
  return items
    .map(
      (item) =>
        field.options?.find((option) => option.value === String(item))?.label ??
        findNode(field.nodes ?? [], String(item)) ??
        String(item),
    )
    .join('、');
}

function findNode(nodes: NonNullable<SearchField['nodes']>, id: string): string | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node.label : findNode(node.children ?? [], id);
    if (found !== undefined) return found;
  }
  return undefined;
}
