import { type PrintBlock } from '@smart-admin/api-client/contract';
import { randomString } from '@smart-admin/ui/random';
import { type api } from '../../../app/api.js';
import { type printMessages } from './printMessages.js';

/** What the queries of a template answer. */
export type Bindings = Awaited<ReturnType<typeof api.system.printDev.fields>>['list'];

interface Choice {
  value: string;
  label: string;
}

/** Fields of single values: `visitor.billNo`. */
export function fieldChoices(bindings: Bindings): Choice[] {
  return bindings.flatMap(({ name, label, fields }) =>
    fields.map((field) => ({
      value: `${name}.${field.name}`,
      label: bindings.length > 1 ? `${label} · ${field.label}` : field.label,
    })),
  );
}

/** Lists whose rows can be repeated: `visitor.visitors`. */
export function listChoices(bindings: Bindings): Choice[] {
  return bindings.flatMap(({ name, label, lists }) =>
    lists.map((list) => ({
      value: `${name}.${list.name}`,
      label: bindings.length > 1 ? `${label} · ${list.label}` : list.label,
    })),
  );
}

/** Columns of a list. */
export function columnChoices(bindings: Bindings, list: string): Choice[] {
  const [query, name] = list.split('.');
  const found = bindings.find((each) => each.name === query)?.lists.find((each) => each.name === name);
  return (found?.fields ?? []).map((column) => ({ value: column.name, label: column.label }));
}

/** Names of everything that can be bound, by path; columns stand below their list. */
export function labelsOf(bindings: Bindings): Map<string, string> {
  const fields = bindings.flatMap(({ name, fields: own, lists }) => [
    ...own.map((field) => [`${name}.${field.name}`, field.label] as const),
    ...lists.flatMap((list) =>
      list.fields.map((column) => [`${name}.${list.name}.${column.name}`, column.label] as const),
    ),
  ]);
  return new Map(fields);
}

export type BlockKind = PrintBlock['kind'];
export type BlockOf<Kind extends BlockKind> = Extract<PrintBlock, { kind: Kind }>;

/** Kinds of parts in the order in which they are offered. */
export const BLOCK_KINDS = [
  'text',
  'facts',
  'table',
  'code',
  'line',
  'space',
  'pageBreak',
] as const satisfies readonly (BlockKind & keyof (typeof printMessages)['zh'])[];

/** A new part; bound to what there is to begin with, as fits a paper of a width in millimetres. */
export function newBlock(kind: BlockKind, bindings: Bindings, paperWidth: number): PrintBlock {
  const id = `b${randomString(8)}`;
  const field = fieldChoices(bindings)[0]?.value ?? '';
  switch (kind) {
    case 'text':
      return { id, kind, html: '', align: 'left' };
    case 'facts':
      return { id, kind, columns: paperWidth < 120 ? 1 : 2, items: [] };
    case 'table': {
      const list = listChoices(bindings)[0]?.value ?? '';
      return { id, kind, list, numbered: true, columns: columnChoices(bindings, list).slice(0, 20).map(newColumn) };
    }
    case 'code':
      return { id, kind, code: 'qr', field, size: 25, align: 'left' };
    case 'space':
      return { id, kind, height: 10 };
    case 'line':
    case 'pageBreak':
      return { id, kind };
  }
}

export function newColumn({ value, label }: Choice): BlockOf<'table'>['columns'][number] {
  return { label, field: value, align: 'left', width: 0, total: false };
}
