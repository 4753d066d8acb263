import { type Device } from './FieldBase.js';
import { type WireNode } from './WireNode.js';

/** A place in the layout of a form: a field, or a container of further places. */
export type LayoutNode = FieldNode | ContainerNode | PanelsNode;

/** The place of a field; the field says how wide it is. */
export interface FieldNode {
  type: 'field';
  /** Name of the field. */
  field: string;
}

/** What all containers have. */
interface LayoutNodeBase {
  /** Unique among the nodes of the document, and the name of none of its fields. */
  id: string;
  /** Width in 24ths of what holds it. Default 24. */
  span: number;
  /** Devices that show it. Default both. */
  visibility: Device[];
  /** Never drawn; the values inside are kept. */
  noShow: boolean;
  /** Expression over the record; what it holds exists only while it is true. Empty = always. */
  visibleWhen: string;
  /** The stored node that this one was read from. */
  wire: WireNode | undefined;
}

/** `row`: places beside each other, by their spans; `card`: a frame with a title; `group`: a title with a line; `grid`: cells in columns of one width. */
export interface ContainerNode extends LayoutNodeBase {
  type: 'row' | 'card' | 'group' | 'grid';
  title: string;
  /** How many columns a `grid` has, from 1 to 12; a place takes as many as its span is of 24ths. */
  columns?: number;
  /** Whether lines stand between the cells of a `grid`. */
  bordered?: boolean;
  children: LayoutNode[];
}

/** Panels of which one shows (`tabs`), some (`collapse`), or one after the other (`steps`). */
export interface PanelsNode extends LayoutNodeBase {
  type: 'tabs' | 'collapse' | 'steps';
  panels: LayoutPanel[];
  /** Whether only one panel of a `collapse` is open at a time. */
  accordion: boolean;
  /** Side of the tab heads. */
  tabPosition: 'top' | 'left' | 'right' | 'bottom';
  /** Names or numbers of the panels that are open at first. */
  active: string[];
}

export interface LayoutPanel {
  id: string;
  /** Name by which `active` means it; '' = its number from 0. */
  name: string;
  title: string;
  children: LayoutNode[];
  wire: WireNode | undefined;
}

/** The fields of these places, in the order in which they stand. */
export function fieldsOfLayout(nodes: readonly LayoutNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'field') return [node.field];
    return 'panels' in node
      ? node.panels.flatMap(({ children }) => fieldsOfLayout(children))
      : fieldsOfLayout(node.children);
  });
}
