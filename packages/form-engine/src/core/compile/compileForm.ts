import { type Device, DEVICES } from '../document/FieldBase.js';
import { type Field, type FormDocument, type SubtableField } from '../document/FormDocument.js';
import { type LayoutNode } from '../document/LayoutNode.js';
import { OPTION_FILTER, optionColumnsAt } from '../document/optionScope.js';
import { layoutOn } from '../document/phoneLayout.js';
import { placedLayout } from '../document/placedLayout.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { linkFields } from '../registry/linkFields.js';
import {
  type CompiledExpression,
  type CompiledField,
  type CompiledForm,
  type CompiledRule,
  type Dependents,
  type FormulaStep,
  NO_EXPRESSIONS,
} from './CompiledForm.js';
import { isOffered } from './conditions.js';
import { ExpressionCompiler, type ExpressionPlace } from './compileExpressions.js';
import { optionFilterProblems } from './optionFilterProblems.js';
import { orderSteps } from './orderSteps.js';
import { settingProblems } from './settingProblems.js';

const known = new WeakMap<FormDocument, CompiledForm>();

/**
 * Makes a form ready: fields by path, expressions read once, one graph of what depends on what, and its problems. The
 * same document gives the same answer without work.
 */
export function compileForm(document: FormDocument, registry: FieldRegistry = standardRegistry): CompiledForm {
  const cached = known.get(document);
  if (cached?.registry === registry) return cached;
  const form = new FormCompiler(document, linkFields(document, registry), registry).run();
  known.set(document, form);
  return form;
}

class FormCompiler {
  private readonly expressions: ExpressionCompiler;
  private readonly byPath = new Map<string, CompiledField>();
  private readonly open: Omit<FormulaStep, 'index'>[] = [];
  private readonly around: ReadonlyMap<string, readonly LayoutCondition[]>;
  private readonly placed: ReadonlyMap<Device, ReadonlySet<string>>;

  constructor(
    private readonly document: FormDocument,
    private readonly linked: FormDocument,
    private readonly registry: FieldRegistry,
  ) {
    this.expressions = new ExpressionCompiler(document);
    this.around = layoutConditions(placedLayout(document));
    this.placed = new Map(DEVICES.map((device) => [device, new Set(placesOf(layoutOn(document, device), device))]));
  }

  run(): CompiledForm {
    const fields = this.linked.fields.map((field) => this.field(field, undefined));
    const { steps, circular } = orderSteps(this.open);
    const rules = this.rules();
    const cycles = circular.map(({ target }) => ({
      severity: 'error' as const,
      code: 'cycle' as const,
      path: target.path,
      setting: 'formula',
      params: {
        label: labelOf(target.field),
        detail: circular
          .filter((other) => other.target !== target || circular.length === 1)
          .map((other) => labelOf(other.target.field))
          .join('、'),
      },
    }));
    return {
      document: this.document,
      registry: this.registry,
      fields,
      byPath: this.byPath,
      steps,
      dependents: dependentsOf(steps, this.byPath),
      rules,
      problems: [
        ...this.expressions.problems,
        ...cycles,
        ...optionFilterProblems(this.byPath.values()),
        ...settingProblems(this.linked, this.registry),
      ],
    };
  }

  private field(field: Field, table: CompiledField | undefined): CompiledField {
    const definition = this.registry.get(field.kind);
    const path = table ? `${table.path}.${field.id}` : field.id;
    const read = (source: string, setting: string) =>
      this.expressions.compile(source, this.place(field, setting, table));
    const columns: CompiledField[] = [];
    const containers = (this.around.get(field.id) ?? []).flatMap(({ id, visibleWhen }) => {
      const place: ExpressionPlace = { path: id, setting: 'visibleWhen', label: labelOf(field), table: undefined };
      return this.expressions.compile(visibleWhen, place) ?? [];
    });
    const compiled: CompiledField = {
      field,
      definition,
      path,
      table,
      columns,
      drawnOn: DEVICES.filter((device) => isOffered(field, device) && this.isPlaced(field, table, device)),
      visibleWhen: [...(table ? [] : containers), ...asList(read(field.visibleWhen, 'visibleWhen'))],
      requiredWhen: read(field.requiredWhen, 'requiredWhen'),
      readOnlyWhen: read(field.readOnlyWhen, 'readOnlyWhen'),
      optionFilter: read('optionFilter' in field ? String(field.optionFilter) : '', OPTION_FILTER),
      params: this.params(field, table),
    };
    this.byPath.set(path, compiled);
    const typedField = field as Parameters<NonNullable<typeof definition>['coerce']>[1];
    const formula = read(definition?.formula?.(typedField) ?? '', 'formula');
    const initial = read(field.defaultFormula, 'defaultFormula');
    if (formula) this.open.push({ ...formula, target: compiled, type: 'formula' });
    else if (initial) this.open.push({ ...initial, target: compiled, type: 'default' });
    if (field.kind === 'subtable')
      columns.push(...(field as SubtableField).columns.map((column) => this.field(column, compiled)));
    return compiled;
  }

  private isPlaced({ id }: Field, table: CompiledField | undefined, device: Device): boolean {
    return table ? table.drawnOn.includes(device) : this.placed.get(device)?.has(id) === true;
  }

  private params(field: Field, table: CompiledField | undefined): Readonly<Record<string, CompiledExpression>> {
    if (!('params' in field) || Object.keys(field.params as object).length === 0) return NO_EXPRESSIONS;
    return Object.fromEntries(
      Object.entries(field.params as Record<string, string>).flatMap(([name, source]) => {
        const expression = this.expressions.compile(source, this.place(field, 'params', table));
        return expression ? [[name, expression]] : [];
      }),
    );
  }

  private place(field: Field, setting: string, table: CompiledField | undefined): ExpressionPlace {
    const path = table ? `${table.path}.${field.id}` : field.id;
    return { path, setting, label: labelOf(field), table: table?.path, options: optionColumnsAt(setting, field) };
  }

  private rules(): CompiledRule[] {
    return this.document.rules.flatMap((rule, index) => {
      const target = this.document.fields.find(({ id }) => id === rule.field);
      const place = { path: `rules.${index}`, setting: 'expression', label: target?.label ?? rule.field };
      const expression = this.expressions.compile(rule.expression, { ...place, table: undefined });
      return expression ? [{ ...expression, rule }] : [];
    });
  }
}

function labelOf(field: Field): string {
  return field.label || field.id;
}

function asList<Item>(item: Item | undefined): Item[] {
  return item === undefined ? [] : [item];
}

interface LayoutCondition {
  id: string;
  visibleWhen: string;
}

/** The conditions of the containers around each field, from the outside in. */
function layoutConditions(
  nodes: readonly LayoutNode[],
  outer: readonly LayoutCondition[] = [],
  found = new Map<string, readonly LayoutCondition[]>(),
): ReadonlyMap<string, readonly LayoutCondition[]> {
  for (const node of nodes) {
    if (node.type === 'field') {
      if (outer.length > 0) found.set(node.field, outer);
      continue;
    }
    const conditions = node.visibleWhen.trim() === '' ? outer : [...outer, node];
    const children = 'panels' in node ? node.panels.flatMap((panel) => panel.children) : node.children;
    layoutConditions(children, conditions, found);
  }
  return found;
}

/** Fields that stand in no container that a device is not offered. */
function placesOf(nodes: readonly LayoutNode[], device: Device): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'field') return [node.field];
    if (!isOffered(node, device)) return [];
    const children = 'panels' in node ? node.panels.flatMap((panel) => panel.children) : node.children;
    return placesOf(children, device);
  });
}

/** For each path what looks at it. */
function dependentsOf(
  steps: readonly FormulaStep[],
  byPath: ReadonlyMap<string, CompiledField>,
): ReadonlyMap<string, Dependents> {
  const found = new Map<
    string,
    { rowSteps: FormulaStep[]; steps: FormulaStep[]; states: Dependents['states'][number][] }
  >();
  const at = (path: string) => {
    const entry = found.get(path) ?? { rowSteps: [], steps: [], states: [] };
    found.set(path, entry);
    return entry;
  };
  for (const step of steps)
    for (const { path, ownRow } of step.references) (ownRow ? at(path).rowSteps : at(path).steps).push(step);
  for (const target of byPath.values()) {
    const { visibleWhen, requiredWhen, readOnlyWhen, optionFilter, params, table } = target;
    const { followed } = target.field;
    if (followed) {
      const ownRow = table !== undefined && followed.ownRow;
      at(ownRow ? `${table.path}.${followed.id}` : followed.id).states.push({ target, ownRow });
    }
    const rules = [...visibleWhen, ...asList(requiredWhen), ...asList(readOnlyWhen)];
    const expressions = [...rules, ...asList(optionFilter), ...Object.values(params)];
    for (const { references } of expressions)
      for (const { path, ownRow } of references) {
        const { states } = at(path);
        if (!states.some((state) => state.target === target && state.ownRow === ownRow))
          states.push({ target, ownRow });
      }
  }
  return found;
}
