import { type Field, type FormDocument } from '../document/FormDocument.js';
import { smartKeyOf } from '../document/decodeField.js';
import { type LayoutNode } from '../document/LayoutNode.js';
import { readAt } from '../document/WireNode.js';
import { type FieldRegistry } from '../registry/createRegistry.js';
import { type FieldDefinition } from '../registry/defineField.js';
import { layoutKindOf } from '../registry/layoutKinds.js';
import { isComparable, isUnique, namesBeside } from '../storage/uniqueRules.js';
import { patternProblem } from '../validation/pattern/matchPattern.js';
import { type FormProblem } from './FormProblem.js';

/** Problems of a form besides its expressions: kinds and containers that are not known, patterns, words that are no choice. */
export function settingProblems(document: FormDocument, registry: FieldRegistry): FormProblem[] {
  return [
    ...document.fields.flatMap((field) => fieldProblems(field, field.id, registry)),
    ...uniqueProblems(document.fields, '', registry),
    ...layoutProblems(document.layout),
  ];
}

function fieldProblems(field: Field, path: string, registry: FieldRegistry): FormProblem[] {
  const label = field.label || field.id;
  if (field.kind === 'unknown') {
    const detail = smartKeyOf(field.wire, path) || '?';
    return [{ severity: 'warning', code: 'unknownKind', path, setting: 'kind', params: { label, detail } }];
  }
  const patterns = field.patterns
    .filter(({ pattern }) => patternProblem(pattern) !== undefined)
    .map(({ pattern }): FormProblem => {
      const params = { label, detail: pattern };
      return { severity: 'error', code: 'pattern', path, setting: 'patterns', params };
    });
  const columns =
    field.kind === 'subtable'
      ? field.columns.flatMap((column) => fieldProblems(column, `${path}.${column.id}`, registry))
      : [];
  return [
    ...patterns,
    ...choiceProblems(field, path, label, registry),
    ...followProblems(field, path, label, registry),
    ...columns,
  ];
}

/** What cannot tell records apart, beside what asks for it. */
function uniqueProblems(fields: readonly Field[], around: string, registry: FieldRegistry): FormProblem[] {
  return fields.flatMap((field): FormProblem[] => {
    if (field.kind === 'subtable') return uniqueProblems(field.columns, `${field.id}.`, registry);
    if (!isUnique(field)) return [];
    const label = field.label || field.id;
    const at = { severity: 'error', code: 'notUnique', path: `${around}${field.id}` } as const;
    if (!isComparable(field, registry)) return [{ ...at, setting: 'unique', params: { label, detail: label } }];
    return namesBeside(field).flatMap((name): FormProblem[] => {
      const beside = fields.find(({ id }) => id === name);
      if (beside && isComparable(beside, registry)) return [];
      return [{ ...at, setting: 'uniqueWith', params: { label, detail: beside?.label || name } }];
    });
  });
}

/** A field that follows nothing shows nothing. */
function followProblems(field: Field, path: string, label: string, registry: FieldRegistry): FormProblem[] {
  const definition = registry.get(field.kind);
  const follows = definition?.follows?.(field as Parameters<FieldDefinition['coerce']>[1]);
  if (!follows || field.followed) return [];
  return [
    {
      severity: 'error',
      code: 'followsNothing',
      path,
      setting: 'relationField',
      params: { label, detail: follows.field },
    },
  ];
}

function choiceProblems(field: Field, path: string, label: string, registry: FieldRegistry): FormProblem[] {
  const { wire } = field;
  if (!wire) return [];
  return Object.entries(registry.get(field.kind)?.settings ?? {}).flatMap(([name, setting]): FormProblem[] => {
    const stored = readAt(wire, setting.wire);
    const isChosen = typeof stored === 'string' && stored !== '';
    if (setting.editor !== 'choice' || !setting.choices || !isChosen || setting.choices.includes(stored)) return [];
    return [{ severity: 'warning', code: 'unknownChoice', path, setting: name, params: { label, detail: stored } }];
  });
}

function layoutProblems(nodes: readonly LayoutNode[]): FormProblem[] {
  return nodes.flatMap((node): FormProblem[] => {
    if (node.type === 'field') return [];
    const smartKey = node.wire ? smartKeyOf(node.wire, node.id) : '';
    const own: FormProblem[] =
      smartKey !== '' && !layoutKindOf(smartKey)
        ? [
            {
              severity: 'warning',
              code: 'unknownContainer',
              path: node.id,
              setting: 'kind',
              params: { detail: smartKey },
            },
          ]
        : [];
    const children = 'panels' in node ? node.panels.flatMap((panel) => panel.children) : node.children;
    return [...own, ...layoutProblems(children)];
  });
}
