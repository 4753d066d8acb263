import { type FieldRegistry } from '../../registry/createRegistry.js';
import { type FormDocument } from '../FormDocument.js';
import { fieldNameProblem } from '../fieldName.js';
import { nodesOf } from '../nodeIds.js';
import { OPTION_SCOPE } from '../optionScope.js';
import { findItem } from './formItems.js';
import { freeNames } from './freeNames.js';
import { followMoves, pathsOf } from './references.js';

/** Why a field or a column cannot have a name: it is none, it is reserved, or something else has it. */
export type RenameProblem = 'format' | 'reserved' | 'taken';

/** What keeps a field or a column from a name; undefined when it can have it. */
export function renameProblem(
  { fields }: Pick<FormDocument, 'fields'>,
  path: string,
  name: string,
): RenameProblem | undefined {
  const problem = fieldNameProblem(name);
  if (problem) return problem;
  const wanted = name.toLowerCase();
  const [owner = '', column] = path.split('.');
  // its columns could not be named in an option filter
  if (name === OPTION_SCOPE && fields.some(({ id, kind }) => id === path && kind === 'subtable')) return 'reserved';
  const isTaken = fields.some((field) => {
    const columns = field.kind === 'subtable' ? field.columns : [];
    // a column hides a field of the form with the same name from the expressions of its row
    const clashes = column === undefined || field.id === owner;
    const own = (id: string) => (field.id === owner && column !== undefined ? id === column : false);
    return (
      (field.id.toLowerCase() === wanted && field.id !== path) ||
      (clashes && columns.some(({ id }) => id.toLowerCase() === wanted && !own(id)))
    );
  });
  return isTaken ? 'taken' : undefined;
}

/**
 * Gives a field or a column another name, everywhere: in expressions, rules, sums, and its texts in other languages. Writes
 * on `document`; answers its item, none when the name cannot be.
 */
export function renameField(document: FormDocument, path: string, name: string, registry: FieldRegistry): string[] {
  const item = findItem(document, path);
  if (!item || !('field' in item) || renameProblem(document, path, name)) return [];
  const before = pathsOf(document);
  const { field } = item;
  const renamed = item.type === 'column' ? `${item.table.id}.${name}` : name;
  if (renamed === path) return [path];
  const moves = new Map([[path, renamed]]);
  if (field.kind === 'subtable') for (const { id } of field.columns) moves.set(`${path}.${id}`, `${name}.${id}`);
  // a container gives way to a field: nobody has chosen its id
  const node = nodesOf(document.layout).find(({ id }) => id === renamed);
  if (node) node.id = freeNames(document).nodeId();
  field.id = name;
  if (item.type === 'field') {
    renamePlace(document.layout, path, name);
    renamePlace(document.phoneLayout ?? [], path, name);
  }
  followMoves(document, { moves, before, registry });
  return [renamed];
}

function renamePlace(nodes: FormDocument['layout'], from: string, to: string): void {
  for (const node of nodes) {
    if (node.type === 'field') {
      if (node.field === from) node.field = to;
    } else if ('panels' in node) for (const panel of node.panels) renamePlace(panel.children, from, to);
    else renamePlace(node.children, from, to);
  }
}
