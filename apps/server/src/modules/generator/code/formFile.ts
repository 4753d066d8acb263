import {
  baseSettings,
  createField,
  type Field,
  type FormDocument,
  type LayoutNode,
  sameValue,
  standardRegistry,
} from '@smart-admin/form-engine/core';
import { type CodePlan } from './CodePlan.js';
import { commentText } from './escape.js';
import { literal, objectLiteral } from './literal.js';

/** `shared/<area>/<module>/form.ts`: the form as code, which browser and server go by. */
export function formFile({ form, table, title }: CodePlan): string {
  const isPlaced = form.layout.some(({ type }) => type !== 'field') || !isInOrder(form);
  const helpers = placeHelpers(form.layout);
  const { labelPosition, labelWidth, gutter, dialogWidth } = form.appearance;
  const options = objectLiteral([
    ['labelPosition', labelPosition === 'left' ? undefined : literal(labelPosition)],
    ['labelWidth', labelWidth === 84 ? undefined : literal(labelWidth)],
    ['gutter', gutter === 24 ? undefined : literal(gutter)],
    ['dialogWidth', dialogWidth === 600 ? undefined : literal(dialogWidth)],
    ['rules', form.rules.length === 0 ? undefined : literal(form.rules.map(({ wire: _, ...rule }) => rule))],
    ['layout', isPlaced ? `[${form.layout.map(placeCode).join(', ')}]` : undefined],
  ]);
  const document = `createFormDocument([\n${form.fields.map(fieldCode).join(',\n')},\n]${options === '{}' ? '' : `, ${options}`})`;
  return `import { createField, createFormDocument, linkFields } from '@smart-admin/form-engine/core';
${isPlaced && helpers.length > 0 ? `import { ${helpers.join(', ')} } from '../../layout.js';\n` : ''}
/** ${commentText(title)}: the form that people fill in, and by which the server checks what they send. */
export const ${table.variable}Form = linkFields(
  ${document},
);
`;
}

function isInOrder({ fields, layout }: FormDocument): boolean {
  return sameValue(
    layout.map((node) => (node.type === 'field' ? node.field : '')),
    fields.map(({ id }) => id),
  );
}

/** A call of `createField` with what differs from the defaults of the kind. */
function fieldCode(field: Field): string {
  const definition = standardRegistry.get(field.kind);
  if (!definition) throw new Error(`The field kind ${field.kind} is not registered`);
  const plain = createField(field.kind as 'text', { id: field.id });
  const names = [...Object.keys(baseSettings), ...Object.keys(definition.settings)];
  const given = field as unknown as Record<string, unknown>;
  const usual = plain as unknown as Record<string, unknown>;
  const settings = names
    .filter(
      (name) => name !== 'tag' && name !== 'formId' && name !== 'tableName' && !sameValue(given[name], usual[name]),
    )
    .map((name) => [name, given[name] === undefined ? undefined : literal(given[name])] as const);
  const columns = field.kind === 'subtable' ? `[\n${field.columns.map(fieldCode).join(',\n')},\n]` : undefined;
  return `createField(${literal(field.kind)}, ${objectLiteral([['id', literal(field.id)], ...settings, ['columns', columns]])})`;
}

const HELPERS = { field: 'place', container: 'container', panels: 'panels' } as const;

function placeHelpers(nodes: readonly LayoutNode[]): string[] {
  const used = new Set<string>();
  const visit = (node: LayoutNode) => {
    if (node.type === 'field') used.add(HELPERS.field);
    else if ('children' in node) {
      used.add(HELPERS.container);
      node.children.forEach(visit);
    } else {
      used.add(HELPERS.panels);
      node.panels.forEach(({ children }) => children.forEach(visit));
    }
  };
  nodes.forEach(visit);
  return [...used].toSorted();
}

function placeCode(node: LayoutNode): string {
  if (node.type === 'field') return `${HELPERS.field}(${literal(node.field)})`;
  const shared: [string, string | undefined][] = [
    ['span', node.span === 24 ? undefined : literal(node.span)],
    ['visibility', node.visibility.length === 2 ? undefined : literal(node.visibility)],
    ['noShow', node.noShow ? 'true' : undefined],
    ['visibleWhen', node.visibleWhen === '' ? undefined : literal(node.visibleWhen)],
  ];
  const list = (nodes: readonly LayoutNode[]) => `[${nodes.map(placeCode).join(', ')}]`;
  if ('children' in node)
    return `${HELPERS.container}(${objectLiteral([
      ['type', literal(node.type)],
      ['id', literal(node.id)],
      ['title', node.title === '' ? undefined : literal(node.title)],
      ...shared,
      ['columns', node.columns === undefined ? undefined : literal(node.columns)],
      ['bordered', node.bordered ? 'true' : undefined],
      ['children', list(node.children)],
    ])})`;
  const panels = node.panels.map(({ id, name, title, children }) =>
    objectLiteral([
      ['id', literal(id)],
      ['name', name === '' ? undefined : literal(name)],
      ['title', literal(title)],
      ['children', list(children)],
    ]),
  );
  return `${HELPERS.panels}(${objectLiteral([
    ['type', literal(node.type)],
    ['id', literal(node.id)],
    ...shared,
    ['accordion', node.accordion ? 'true' : undefined],
    ['tabPosition', node.tabPosition === 'top' ? undefined : literal(node.tabPosition)],
    ['active', node.active.length === 0 ? undefined : literal(node.active)],
    ['panels', `[${panels.join(', ')}]`],
  ])})`;
}

/** `shared/layout.ts`: what places have unless a form says otherwise. */
export const LAYOUT_FILE = `import { type ContainerNode, type FieldNode, type LayoutPanel, type PanelsNode } from '@smart-admin/form-engine/core';

/** The place of a field. */
export function place(field: string): FieldNode {
  return { type: 'field', field };
}

/** A row, card, group or grid of places. */
export function container(given: Given<ContainerNode, 'children'>): ContainerNode {
  return { ...usual(), title: '', ...given };
}

/** Tabs, panels that fold, or steps. */
export function panels({ panels: given, ...node }: Given<PanelsNode, never> & { panels: GivenPanel[] }): PanelsNode {
  return {
    ...usual(),
    accordion: false,
    tabPosition: 'top',
    active: [],
    ...node,
    panels: given.map((panel) => ({ name: '', wire: undefined, ...panel })),
  };
}

type Given<Node extends { type: string; id: string }, Needed extends keyof Node> = Pick<Node, 'type' | 'id' | Needed> &
  Partial<Omit<Node, 'panels' | 'wire'>>;
type GivenPanel = Pick<LayoutPanel, 'id' | 'title' | 'children'> & Partial<Pick<LayoutPanel, 'name'>>;

const usual = (): Pick<ContainerNode, 'span' | 'visibility' | 'noShow' | 'visibleWhen' | 'wire'> => ({
  span: 24,
  visibility: ['pc', 'app'],
  noShow: false,
  visibleWhen: '',
  wire: undefined,
});
`;

/** Whether the form arranges its fields, so that `layout.ts` is needed. */
export function needsLayout({ form }: CodePlan): boolean {
  return form.layout.some(({ type }) => type !== 'field') || !isInOrder(form);
}
