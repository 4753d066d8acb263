import { type Field, type FormDocument } from '../FormDocument.js';
import { fieldNameProblem } from '../fieldName.js';
import { nodesOf } from '../nodeIds.js';

/** Gives names, numbers and ids that nothing in a form has; each only once. */
export function freeNames(
  document: Pick<FormDocument, 'fields' | 'layout'>,
  { taken = NO_NAMES, numbersAbove = 100 }: FormerNames & { numbersAbove?: number } = {},
): FreeNames {
  const all = document.fields.flatMap((field) => (field.kind === 'subtable' ? [field, ...field.columns] : [field]));
  const nodes = nodesOf(document.layout).map(({ id }) => id);
  // columns of a database do not tell capitals apart, and a column of a subtable must not hide a field of the form
  const names = new Set([...all.map(({ id }) => id), ...nodes, ...taken].map((id) => id.toLowerCase()));
  let number = all.reduce((highest, { formId }) => Math.max(highest, Number(formId) || 0), numbersAbove);
  let node = nodes.reduce((highest, id) => Math.max(highest, Number(/^n(\d{1,9})$/.exec(id)?.[1] ?? 0)), 0);
  return {
    name(wanted) {
      const plain = wanted.replace(/[^A-Za-z0-9_]/g, '').slice(0, 44);
      const word = plain.replace(/\d+$/, '') || 'field';
      let found = plain;
      for (let count = 1; fieldNameProblem(found) !== undefined || names.has(found.toLowerCase()); count += 1)
        found = `${word}${count}`;
      names.add(found.toLowerCase());
      return found;
    },
    formId: () => (number += 1),
    nodeId() {
      do node += 1;
      while (names.has(`n${node}`));
      return `n${node}`;
    },
  };
}

/** `number1` for the first field of a kind; own kinds `acme.rating` without what stands before the dot. */
export function nameForKind(kind: Field['kind']): string {
  return `${kind.slice(kind.lastIndexOf('.') + 1)}1`;
}

/** What fields had that a form was released with: whoever got the name or the number of one that is gone would be its heir. */
export interface FormerNames {
  /** Names of fields and columns that no new one gets. */
  taken?: ReadonlySet<string> | undefined;
}

const NO_NAMES: ReadonlySet<string> = new Set();

export interface FreeNames {
  /** The wanted name, or with a number where it is taken or cannot be one. */
  name: (wanted: string) => string;
  /** Number of a field in the stored format. */
  formId: () => number;
  nodeId: () => string;
}
