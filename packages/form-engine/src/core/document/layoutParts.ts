import { type ContainerNode, type LayoutNode, type PanelsNode } from './LayoutNode.js';

/** A title with a line above fields, for `createFormDocument`. */
export function groupOfFields(id: string, title: string, fields: readonly string[]): ContainerNode {
  return { ...node(id), type: 'group', title, children: places(fields) };
}

/** A card of fields. */
export function cardOfFields(id: string, title: string, fields: readonly string[]): ContainerNode {
  return { ...node(id), type: 'card', title, children: places(fields) };
}

/** Tabs of fields; the first one is open. */
export function tabsOfFields(
  id: string,
  panels: readonly (readonly [title: string, fields: readonly string[]])[],
): PanelsNode {
  return {
    ...node(id),
    type: 'tabs',
    panels: panels.map(([title, fields], index) => ({
      id: `${id}p${index + 1}`,
      name: '',
      title,
      children: places(fields),
      wire: undefined,
    })),
    accordion: false,
    tabPosition: 'top',
    active: [],
  };
}

const node = (id: string) => ({
  id,
  span: 24,
  visibility: ['pc' as const, 'app' as const],
  noShow: false,
  visibleWhen: '',
  wire: undefined,
});
const places = (fields: readonly string[]): LayoutNode[] => fields.map((field) => ({ type: 'field', field }));
