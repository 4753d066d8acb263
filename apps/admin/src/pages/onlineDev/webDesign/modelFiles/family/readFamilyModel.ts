import { type ModelFile } from '../ModelFile.js';
import { FAMILY_BUTTONS, FAMILY_KINDS, FAMILY_PARTS, PLAIN_LIST, type FamilyNote } from './familyKinds.js';

/** What became of a part of a foreign form. */
export interface FamilyLine {
  /** Place in the document: `formData.fields[2]`. */
  path: string;
  /** Label of the field, or name of the part. */
  name: string;
  /** `left` stays behind. */
  outcome: 'mapped' | 'changed' | 'unknown' | 'left';
  /** Why it is not the same; undefined for what is. */
  note?: FamilyNote;
  /** Control type there and here. */
  from?: string;
  to?: string;
}

export interface FamilyModel {
  file: ModelFile;
  report: FamilyLine[];
}

type Node = Readonly<Record<string, unknown>>;

/** Whether a file looks like a model that a system of the family exported. */
export function isFamilyModel(content: unknown): content is Node {
  return isNode(content) && 'formData' in content && 'columnData' in content && !('format' in content);
}

/**
 * A model of another system of the family as a file of models, with what became of each of its parts. Scripts are never
 * run and do not come along. Throws a SyntaxError for documents that are no JSON, with the name of the part.
 */
export function readFamilyModel(content: Node): FamilyModel {
  const report: FamilyLine[] = [];
  const form = documentIn(content, 'formData');
  const list = documentIn(content, 'columnData');
  const enCode = codeOf(content, report);
  for (const name of Object.keys(content))
    if (!FAMILY_PARTS.has(name) && !isEmpty(content[name]))
      report.push({ path: name, name, outcome: 'left', note: 'part' });
  const fields = nodesIn(form.fields).map((node, index) => readNode(node, `formData.fields[${index}]`, report));
  const model = {
    enCode,
    fullName: textOf(content.fullName).slice(0, 100) || enCode,
    type: 1,
    category: '',
    description: textOf(content.description).slice(0, 500),
    sortCode: 0,
    form: { ...withoutScripts(form, 'formData', report), fields },
    list: readList(list, report),
  };
  const file = { format: 'smart-admin/models', version: 1, models: [model] } as unknown as ModelFile;
  return { file, report };
}

/** A field or container of the family in the stored format of this system; its place in the form stays. */
function readNode(node: Node, path: string, report: FamilyLine[]): Node {
  const config = isNode(node.__config__) ? node.__config__ : {};
  const from = textOf(config.jnpfKey ?? node.jnpfKey);
  const name = textOf(config.label) || textOf(node.__vModel__) || from;
  const kind = Object.hasOwn(FAMILY_KINDS, from) ? FAMILY_KINDS[from] : undefined;
  const to = kind?.to ?? from;
  const { jnpfKey: _key, children, ...otherConfig } = config;
  const { jnpfKey: _nodeKey, ...plain } = withoutScripts(node, path, report, name);
  // a panel of tabs has no kind of its own
  const isPanel = from === '' && 'title' in node;
  if (!isPanel) {
    const told = noteOf(node, config, from);
    report.push({
      ...{ path, name },
      outcome: kind ? (told ? 'changed' : 'mapped') : 'unknown',
      ...(kind ? told && { note: told } : { note: 'unknownKind' }),
      ...(from && { from, to }),
    });
  }
  const moved = Object.fromEntries(
    Object.entries(kind?.moves ?? {}).flatMap(([there, here]) => (there in plain ? [[here, plain[there]]] : [])),
  );
  const rest = Object.fromEntries(Object.entries(plain).filter(([key]) => !(kind?.moves && key in kind.moves)));
  const below = Array.isArray(children)
    ? {
        children: nodesIn(children).map((child, index) =>
          readNode(child, `${path}.__config__.children[${index}]`, report),
        ),
      }
    : {};
  return { ...rest, ...moved, __config__: { ...otherConfig, ...(to && { smartKey: to }), ...below } };
}

/** What is lost of a control whose kind is known. */
function noteOf(node: Node, config: Node, from: string): FamilyNote | undefined {
  const { note } = (Object.hasOwn(FAMILY_KINDS, from) ? FAMILY_KINDS[from] : undefined) ?? {};
  if (note === 'range') return node.range === true ? 'range' : undefined;
  if (config.dataType === 'dynamic') return 'interfaceOptions';
  return note;
}

/** An object without the texts of functions that it carries; each that says something is told. */
function withoutScripts(node: Node, path: string, report: FamilyLine[], name = ''): Node {
  const left = SCRIPTS.filter((key) => key in node);
  for (const key of left) {
    const scripts = isNode(node[key]) ? node[key] : {};
    for (const [event, script] of Object.entries(scripts))
      if (saysSomething(script))
        report.push({ path: `${path}.${key}.${event}`, name: name || event, outcome: 'left', note: 'script' });
  }
  return Object.fromEntries(Object.entries(node).filter(([key]) => !left.includes(key)));
}

/** Keys under which the family keeps functions as texts. */
const SCRIPTS = ['on', 'funcs'];

/** Whether a function does more than the empty one that each control begins with. */
function saysSomething(script: unknown): boolean {
  const body = textOf(isNode(script) ? script.func : script)
    .replace(/^[^{]*\{/, '')
    .replace(/^[^{]*=>\s*\{/, '')
    .replace(/\/\/[^\n]*/g, '')
    .replace(/return true;?/g, '')
    .replace(/[\s{};]/g, '');
  return body !== '' && !/^[\w,:]*\}?\)?=>$/.test(body);
}

function readList(list: Node, report: FamilyLine[]): Node {
  const { type, ...plain } = withoutScripts(list, 'columnData', report);
  if (type !== undefined && Number(type) !== PLAIN_LIST)
    report.push({ path: 'columnData.type', name: textOf(String(type)), outcome: 'changed', note: 'listType' });
  const parts = Object.fromEntries(
    ['searchList', 'columnList'].flatMap((key) =>
      Array.isArray(plain[key]) ? [[key, partsOf(nodesIn(plain[key]), `columnData.${key}`, report)] as const] : [],
    ),
  );
  const buttons = Object.fromEntries(
    ['btnsList', 'columnBtnsList', 'customBtnsList'].flatMap((key) => {
      const items = nodesIn(plain[key]);
      if (!Array.isArray(plain[key])) return [];
      const known = items.filter((item, index) => {
        const isKnown = key !== 'customBtnsList' && FAMILY_BUTTONS.has(textOf(item.value)) && item.show !== false;
        const path = `columnData.${key}[${index}]`;
        const name = textOf(item.label) || textOf(item.value);
        if (isKnown) report.push({ path, name, outcome: 'mapped' });
        else if (item.show !== false) report.push({ path, name, outcome: 'left', note: 'customButton' });
        return isKnown;
      });
      return key === 'customBtnsList' ? [] : [[key, known] as const];
    }),
  );
  const kept = ['hasPage', 'pageSize', 'defaultSidx', 'sort'].filter((key) => key in plain);
  const known = new Set([...kept, ...Object.keys(parts), ...Object.keys(buttons), 'customBtnsList', 'columnOptions']);
  for (const [key, value] of Object.entries(plain))
    if (!known.has(key) && !isEmpty(value))
      report.push({ path: `columnData.${key}`, name: key, outcome: 'left', note: 'part' });
  return { ...Object.fromEntries(kept.map((key) => [key, plain[key]])), ...parts, ...buttons };
}

/** Columns and search fields; those of subtables and without a name that can be one stay behind. */
function partsOf(items: readonly Node[], path: string, report: FamilyLine[]): Node[] {
  return items.filter((item, index) => {
    const id = textOf(item.prop) || textOf(item.__vModel__) || textOf(item.id);
    const isKnown = /^\w{1,100}$/.test(id);
    report.push({
      ...{ path: `${path}[${index}]`, name: textOf(item.label) || id },
      ...(isKnown ? { outcome: 'mapped' as const } : { outcome: 'left' as const, note: 'badName' as const }),
    });
    return isKnown;
  });
}

function codeOf(content: Node, report: FamilyLine[]): string {
  const stored = textOf(content.enCode);
  const code = stored
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .join('.')
    .slice(0, 100)
    .replace(/\.$/, '');
  const found = code || 'imported';
  if (found !== stored)
    report.push({ path: 'enCode', name: stored, outcome: 'changed', note: 'code', from: stored, to: found });
  return found;
}

function documentIn(content: Node, name: string): Node {
  const stored = content[name];
  if (isNode(stored)) return stored;
  if (stored === null || stored === undefined || stored === '') return {};
  let read: unknown;
  try {
    read = JSON.parse(textOf(stored));
  } catch (error) {
    throw new SyntaxError(`${name}: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
  if (!isNode(read)) throw new SyntaxError(`${name}: is no object`);
  return read;
}

function nodesIn(list: unknown): Node[] {
  return Array.isArray(list) ? (list as unknown[]).filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '' || value === '[]' || value === '{}' || value === 0;
}
