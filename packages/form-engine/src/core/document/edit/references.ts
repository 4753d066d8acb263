import { replaceFieldNames } from '../../expressions/replaceFieldNames.js';
import { baseSettings } from '../../registry/baseSettings.js';
import { type FieldRegistry } from '../../registry/createRegistry.js';
import { type Settings } from '../../registry/settings.js';
import { type Field, type FormDocument } from '../FormDocument.js';
import { OPTION_FILTER, optionColumn } from '../optionScope.js';
import { type LayoutNode } from '../LayoutNode.js';

/** One place of a form that names fields: an expression, or a list or text of names. */
export interface ReferenceText {
  /** Field or column that holds it; '' for the form, a rule or a container. */
  path: string;
  /** Setting that holds it: `visibleWhen`, `formula`, `params.parentId`, `rules.0`. */
  setting: string;
  text: string;
  isName: boolean;
}

/** Changes the texts of a form that name fields: `change` answers the new text for each. Writes on `document`. */
export function mapReferenceTexts(
  document: FormDocument,
  registry: FieldRegistry,
  change: (text: ReferenceText) => string,
): void {
  for (const field of document.fields) {
    mapField(field, field.id, registry, change);
    if (field.kind === 'subtable')
      for (const column of field.columns) mapField(column, `${field.id}.${column.id}`, registry, change);
  }
  mapNodes(document.layout, change);
  for (const [index, rule] of document.rules.entries()) {
    const at = { path: '', setting: `rules.${index}` };
    set(rule, 'expression', change({ ...at, text: rule.expression, isName: false }));
    if (rule.field !== '') set(rule, 'field', change({ ...at, text: rule.field, isName: true }));
  }
}

/**
 * Lets all texts name the fields that they named before, now that some have other paths: `moves` are the new paths by the
 * old ones, `before` all old paths. Texts in other languages go along. Writes on `document`, which is changed already.
 */
export function followMoves(
  document: FormDocument,
  {
    moves,
    before,
    registry,
  }: { moves: ReadonlyMap<string, string>; before: ReadonlySet<string>; registry: FieldRegistry },
): void {
  if (moves.size === 0) return;
  const oldPaths = new Map([...moves].map(([from, to]) => [to, from]));
  mapReferenceTexts(document, registry, (text) => {
    const old = { ...text, path: oldPaths.get(text.path) ?? text.path };
    const [oldTable, table] = [tableAround(old, before), tableAround(text)];
    return replaceNames(text, (name) => {
      if (text.setting === OPTION_FILTER && optionColumn(name) !== undefined) return name;
      const path = resolve(name, oldTable, before);
      // what has never been there stays as it was written
      if (!before.has(path)) return name;
      const now = moves.get(path) ?? path;
      return table !== undefined && now.startsWith(`${table}.`) ? now.slice(table.length + 1) : now;
    });
  });
  if (!document.texts) return;
  for (const [locale, texts] of Object.entries(document.texts)) {
    const renamed = Object.fromEntries(Object.entries(texts).map(([key, value]) => [movedKey(key, moves), value]));
    if (Object.keys(renamed).some((key) => !Object.hasOwn(texts, key)))
      document.texts = { ...document.texts, [locale]: renamed };
  }
}

/** All fields and columns that there are, by path. */
export function pathsOf({ fields }: Pick<FormDocument, 'fields'>): Set<string> {
  return new Set(
    fields.flatMap((field) =>
      field.kind === 'subtable' ? [field.id, ...field.columns.map(({ id }) => `${field.id}.${id}`)] : [field.id],
    ),
  );
}

function mapField(field: Field, path: string, registry: FieldRegistry, change: (text: ReferenceText) => string): void {
  const settings: Settings = { ...baseSettings, ...registry.get(field.kind)?.settings };
  const values = field as unknown as Record<string, unknown>;
  for (const [name, { editor, choices, reference }] of Object.entries(settings)) {
    const value = values[name];
    const at = { path, setting: name };
    if (editor === 'expression' && typeof value === 'string')
      set(values, name, change({ ...at, text: value, isName: false }));
    else if (reference?.of === 'field' && typeof value === 'string' && value !== '')
      set(values, name, change({ ...at, text: value, isName: true }));
    else if (editor === 'names' && !choices && Array.isArray(value)) {
      const names = (value as string[]).map((text) => change({ ...at, text, isName: true }));
      if (names.some((text, index) => text !== value[index])) values[name] = names;
    } else if (editor === 'expressions' && typeof value === 'object' && value !== null) {
      const entries = Object.entries(value as Record<string, string>);
      const changed = entries.map(([key, text]) => [
        key,
        change({ ...at, setting: `${name}.${key}`, text, isName: false }),
      ]);
      if (changed.some(([, text], index) => text !== entries[index]?.[1])) values[name] = Object.fromEntries(changed);
    }
  }
}

function mapNodes(nodes: readonly LayoutNode[], change: (text: ReferenceText) => string): void {
  for (const node of nodes) {
    if (node.type === 'field') continue;
    set(
      node,
      'visibleWhen',
      change({ path: '', setting: `@${node.id}.visibleWhen`, text: node.visibleWhen, isName: false }),
    );
    if ('panels' in node) for (const panel of node.panels) mapNodes(panel.children, change);
    else mapNodes(node.children, change);
  }
}

function set<Key extends string>(target: { [K in Key]?: unknown }, key: Key, text: string): void {
  if (target[key] !== text) target[key] = text;
}

/** The subtable whose columns a text means by their names alone: that of a column, or the table itself for its lists of columns. */
function tableAround({ path, isName }: ReferenceText, paths?: ReadonlySet<string>): string | undefined {
  const [table, column] = path.split('.');
  if (column !== undefined) return table;
  const isTable = paths ? [...paths].some((other) => other.startsWith(`${path}.`)) : true;
  return isName && path !== '' && isTable ? path : undefined;
}

function resolve(name: string, table: string | undefined, paths: ReadonlySet<string>): string {
  const column = table === undefined ? undefined : `${table}.${name}`;
  return column !== undefined && paths.has(column) ? column : name;
}

/** The text with each name of a field as `change` answers it. */
function replaceNames({ text, isName }: ReferenceText, change: (name: string) => string): string {
  return isName ? change(text) : replaceFieldNames(text, change);
}

function movedKey(key: string, moves: ReadonlyMap<string, string>): string {
  const [first, name = '', column = '', ...rest] = key.split('.');
  if (first !== 'fields') return key;
  const asColumn = moves.get(`${name}.${column}`);
  if (asColumn !== undefined) return ['fields', asColumn, ...rest].join('.');
  const asField = moves.get(name);
  return asField === undefined ? key : ['fields', asField, column, ...rest].join('.');
}
