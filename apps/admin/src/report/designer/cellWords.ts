import { type ReportCell } from '@smart-admin/api-client/contract';
import { type ReportDesign } from './ReportDesignContext.js';

/** What the grid shows of a cell: its text, its formula, or the field with how it is put together. */
export function cellWords({ kind, text, set, field, aggregate, expand }: ReportCell, { sets }: ReportDesign): string {
  if (kind === 'text' || (kind === 'chart' && text !== '')) return text;
  if (kind === 'expression') return `=${text}`;
  const label = sets.find(({ id }) => id === set)?.columns.find(({ id }) => id === field)?.label ?? field;
  const name = `${set}.${label}`;
  return expand === 'none' && aggregate !== 'value' ? `${aggregate.toUpperCase()}(${name})` : name;
}
