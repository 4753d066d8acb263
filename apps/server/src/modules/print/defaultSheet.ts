import { type PrintBlock } from '@smart-admin/api-client/contract';
import { type Field, standardRegistry } from '@smart-admin/form-engine/core';
import { escapeHtml } from '../message/sendNotice.js';
import { type RecordAccess } from '../visualdev/records/recordAccess.js';
import { printLookOf } from './printedValues.js';

/** Name of the only query of a plain sheet. */
export const RECORD = 'record';

/**
 * The parts of a plain sheet of a form, where nobody has made a template: its name, short fields two beside one another,
 * long ones by themselves, and a table for each subtable; of what the caller may see alone, and of the fields `price` and columns
 * `visitors.count` among `paths`, which the form shows.
 */
export function defaultSheet(
  { model, fieldAccess }: Pick<RecordAccess, 'model' | 'fieldAccess'>,
  paths: ReadonlySet<string>,
): PrintBlock[] {
  const blocks: PrintBlock[] = [];
  const add = (block: PartOf<PrintBlock>) => blocks.push({ ...block, id: `part${blocks.length + 1}` });
  const addFacts = (fields: readonly Field[], columns: number) => {
    for (let first = 0; first < fields.length; first += MOST_FACTS)
      add({ kind: 'facts', columns, items: fields.slice(first, first + MOST_FACTS).map(fact) });
  };
  add({ kind: 'text', html: `<h2>${escapeHtml(model.fullName)}</h2>`, align: 'center' });
  const isPrinted = (path: string, field: Field) =>
    paths.has(path) && fieldAccess(path) !== 'hidden' && printLookOf(field).as !== 'nothing';
  const visible = model.form.fields.filter((field) => isPrinted(field.id, field));
  let short: Field[] = [];
  for (const field of visible) {
    if (field.kind !== 'subtable' && !printLookOf(field).isWide) {
      short.push(field);
      continue;
    }
    addFacts(short, 2);
    short = [];
    if (field.kind !== 'subtable') {
      addFacts([field], 1);
      continue;
    }
    const columns = field.columns.filter((column) => isPrinted(`${field.id}.${column.id}`, column));
    if (columns.length === 0) continue;
    add({ kind: 'text', html: `<p><strong>${escapeHtml(field.label || field.id)}</strong></p>`, align: 'left' });
    add({
      kind: 'table',
      list: `${RECORD}.${field.id}`,
      numbered: true,
      columns: columns.slice(0, MOST_COLUMNS).map((column) => ({
        label: labelOf(column),
        field: column.id,
        align: standardRegistry.get(column.kind)?.align ?? 'left',
        width: 0,
        total: field.summaryFields.includes(column.id),
      })),
    });
  }
  addFacts(short, 2);
  return blocks;
}

type PartOf<Block> = Block extends PrintBlock ? Omit<Block, 'id'> : never;

/** Facts of a part, and columns of a table, as the contract takes them. */
const MOST_FACTS = 60;
const MOST_COLUMNS = 20;

function fact(field: Field) {
  return { label: labelOf(field), field: `${RECORD}.${field.id}` };
}

/** As long as a label may be. */
function labelOf({ id, label }: Field): string {
  return (label || id).slice(0, 100);
}
