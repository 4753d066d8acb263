import {
  asPhoneForm,
  asPhoneList,
  type Field,
  filterOf,
  type FormDocument,
  type FormValues,
  type ListDefinition,
  localizeForm,
  localizeList,
  referenceOf,
  standardRegistry,
  validateRecord,
} from '@smart-admin/form-engine/core';
import { type Locale } from '@smart-admin/ui/messages';
import { adaptForm } from './adaptForm.js';
import {
  type CodeKind,
  type CodePlan,
  type PlannedField,
  type PlannedFlow,
  type PlannedSearch,
  type PlannedTable,
} from './CodePlan.js';
import { shapeOf } from './fieldShape.js';
import { listNotes } from './listNotes.js';
import { camelCase, freeName, snakeCase } from './names.js';
import { noteOf, type CodeNote } from './notes.js';

/** Says what the files will hold; throws for class names that are missing. */
export function planCode(input: PlanInput): CodePlan {
  const { kind, locale, area, module, title, description, classNames, flow } = input;
  const localized = localizeForm(input.form, input.locale);
  const { form: whole, notes } = adaptForm(localized);
  const designed = localizeList(input.list, localized, locale);
  const form = kind === 'app' ? asPhoneForm(whole) : whole;
  const list = kind === 'app' ? asPhoneList(designed) : designed;
  const table = planTable({ className: classNameOf(classNames, ''), label: title, fields: form.fields });
  const children = form.fields.flatMap((field) =>
    field.kind === 'subtable'
      ? [
          planTable({
            className: classNameOf(classNames, field.id),
            label: field.label,
            fields: field.columns,
            field: field.id,
            parent: table,
          }),
        ]
      : [],
  );
  const known = new Map([...table.fields, ...table.serverFields].map((planned) => [planned.id, planned]));
  const shown = list.columns.filter(({ visibility }) => visibility.length > 0);
  const columns = shown.filter(({ id }) => form.fields.some((field) => field.id === id && field.kind !== 'subtable'));
  const searches = list.search.flatMap(({ id, label }): PlannedSearch[] => {
    const planned = known.get(id);
    const operator = planned && operatorOf(planned);
    return planned && operator ? [{ planned, label: label || planned.label, operator }] : [];
  });
  const all = form.fields.flatMap((field) => (field.kind === 'subtable' ? field.columns : [field]));
  const example = exampleOf(form, input.example, kind);
  return {
    kind,
    locale,
    area,
    module,
    title,
    description,
    form,
    list,
    columns,
    searches,
    table,
    children,
    asksPlatform: all.some(asksPlatform) || flow !== undefined,
    hasFiles: all.some(({ kind: each }) => HOLDS_FILES.has(each)),
    flow,
    example,
    notes: [
      ...notes,
      ...fieldNotes(all),
      ...listNotes(list),
      ...noteOf(
        'columns',
        shown.filter(({ id }) => !columns.some((column) => column.id === id)).map(({ id, label }) => label || id),
      ),
      ...noteOf(
        'searches',
        list.search
          .filter(({ id }) => !searches.some(({ planned }) => planned.id === id))
          .map(({ id, label }) => label || id),
      ),
      ...(input.form.texts && Object.keys(input.form.texts).length > 0 ? [{ key: 'texts' as const }] : []),
      ...(example ? [] : [{ key: 'noExample' as const }]),
      ...(flow ? [{ key: 'flow' as const, values: { name: flow.name } }] : []),
    ],
  };
}

export interface PlanInput {
  kind: CodeKind;
  locale: Locale;
  area: string;
  module: string;
  title: string;
  description: string;
  form: FormDocument;
  list: ListDefinition;
  /** Names of types by subtable, '' for the main table. */
  classNames: Readonly<Record<string, string>>;
  flow: PlannedFlow | undefined;
  /** Values that may be a record. */
  example: Readonly<Record<string, unknown>>;
}

/** Columns that each table of the generated code has by itself. */
const OWN_COLUMNS = ['id', 'created_at', 'updated_at', 'flow_id', 'flow_status', 'position'];

/** Leaves room for a number behind it: PostgreSQL cuts names after 63 bytes without a word. */
const LONGEST_COLUMN = 58;

function planTable({ className, label, fields, field, parent }: TableInput): PlannedTable {
  const taken = new Set([...OWN_COLUMNS, ...(parent ? [`${parent.name}_id`] : [])]);
  const planned = fields.flatMap((each): PlannedField[] => {
    const shape = shapeOf(each);
    if (!shape) return [];
    return [
      {
        field: each,
        id: each.id,
        column: freeName(snakeCase(each.id).slice(0, LONGEST_COLUMN), taken),
        label: each.label || each.id,
        shape,
      },
    ];
  });
  const isServer = ({ field: each }: PlannedField) => standardRegistry.get(each.kind)?.role === 'server';
  return {
    className,
    variable: camelCase(className),
    name: snakeCase(className),
    label,
    field,
    fields: planned.filter((each) => !isServer(each)),
    serverFields: planned.filter(isServer),
  };
}

interface TableInput {
  className: string;
  label: string;
  fields: readonly Field[];
  field?: string;
  parent?: PlannedTable;
}

function classNameOf(names: PlanInput['classNames'], field: string): string {
  const name = Object.hasOwn(names, field) ? names[field] : undefined;
  if (name === undefined) throw new Error(`the table of ${field || 'the form'} has no class name`);
  return name;
}

/** How the server compares with what is searched for; undefined where it cannot. */
function operatorOf({ field, shape }: PlannedField): PlannedSearch['operator'] | undefined {
  const { operator } = filterOf(field);
  const isList = shape.kind === 'list' || shape.kind === 'files';
  if (shape.kind === 'location' || shape.kind === 'files') return undefined;
  if (field.kind === 'areaSelect' && field.multiple) return undefined;
  if (operator === 'between') return isList ? undefined : 'between';
  if (operator === 'includes') return isList ? 'includes' : 'equal';
  if (isList) return undefined;
  if (operator === 'contains') return shape.kind === 'text' || shape.kind === 'optionalText' ? 'contains' : 'equal';
  return operator;
}

/** A record that the form takes: the given values, and ids where something has to be chosen that only the platform knows. */
function exampleOf(form: FormDocument, given: PlanInput['example'], kind: CodeKind) {
  const check = (record: FormValues) =>
    validateRecord(form, record, { locale: 'en', device: kind === 'app' ? 'app' : 'pc' }).errors;
  const example = structuredClone(given) as FormValues;
  for (const { path } of check(example)) {
    const [id = '', row, column] = path.split('.');
    const field = form.fields.find((each) => each.id === id);
    if (field?.kind !== 'subtable') {
      if (field) example[id] = chosenId(field);
      continue;
    }
    const rows = example[id] as FormValues[] | undefined;
    const inRow = field.columns.find((each) => each.id === column);
    const values = rows?.[Number(row)];
    if (inRow && values) values[inRow.id] = chosenId(inRow);
  }
  return Object.keys(example).length > 0 && check(example).length === 0 ? example : undefined;
}

/** Stands for something that was chosen. */
function chosenId(field: Field): unknown {
  const definition = standardRegistry.get(field.kind);
  const empty = definition?.empty(field as Parameters<typeof definition.empty>[0]);
  if (!Array.isArray(empty)) return '1';
  return field.kind === 'areaSelect' && field.multiple ? [['1']] : ['1'];
}

const HOLDS_FILES = new Set(['uploadFile', 'uploadImg', 'richText']);
const PERSONS = new Set(['createUser', 'modifyUser', 'currOrganize']);

/** Whether the platform has what the field chooses from, or the names of what it holds. */
function asksPlatform(field: Field): boolean {
  const { dataType } = field as { dataType?: string };
  return referenceOf(field) !== undefined || dataType === 'dictionary' || dataType === 'dynamic';
}

function fieldNotes(fields: readonly Field[]): CodeNote[] {
  const labels = (is: (field: Field) => boolean) => fields.filter(is).map(({ id, label }) => label || id);
  return [
    ...noteOf(
      'platformChoices',
      labels((field) => asksPlatform(field) && !PERSONS.has(field.kind)),
    ),
    ...noteOf(
      'numberRule',
      labels(({ kind }) => kind === 'autoNumber'),
    ),
    ...noteOf(
      'persons',
      labels(({ kind }) => PERSONS.has(kind)),
    ),
    ...noteOf(
      'files',
      labels(({ kind }) => HOLDS_FILES.has(kind)),
    ),
  ];
}
