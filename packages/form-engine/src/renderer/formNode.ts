import { type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { type FormAppearance } from '../core/document/FormDocument.js';
import { type ContainerNode, type LayoutNode, type PanelsNode } from '../core/document/LayoutNode.js';
import { type FormStore } from '../core/state/FormStore.js';
import { type DrawnFields } from './DrawnFields.js';
import { type FormArrangement } from './formLayout.js';

/** What every part of a drawn form gets. */
export interface FormNodesProps {
  store: FormStore;
  nodes: readonly LayoutNode[];
  arrangement: FormArrangement;
  /** Values as text instead of controls. */
  asText: boolean;
  /** Which fields are drawn; absent where all are. */
  drawn?: DrawnFields;
  /** Absent where a form is filled in. */
  frames?: FormFrames;
}

/**
 * What draws the places of a form on a designer's canvas: everything is drawn then, also what is hidden or empty, and a
 * field takes care of its own state, so that a change of one draws no other again.
 */
export interface FormFrames {
  /** A field with its frame. */
  Field: ComponentType<{ name: string; arrangement: FormArrangement; drawn: DrawnFields | undefined }>;
  /** Around a container. */
  Container: ComponentType<{ node: ContainerNode | PanelsNode; style: CSSProperties; children: ReactNode }>;
  /** Behind the last place of the form (''), of a container or of a panel: its id. */
  End: ComponentType<{ holder: string; isEmpty: boolean }>;
}

/** Width of a part whose frame has the width of its place. */
export const WHOLE_WIDTH: CSSProperties = { width: '100%' };

/** Width of a place of so many 24ths, or its columns of the grid around it; the whole width where spans do not count. */
export function slotStyle(
  { gutter }: Pick<FormAppearance, 'gutter'>,
  { columns, grid }: FormArrangement,
  span: number,
): CSSProperties {
  if (grid !== undefined) return { gridColumn: `span ${Math.max(1, Math.round((span * grid) / 24))}` };
  return { width: `calc((100% + ${gutter}px) * ${columns ? span : 24} / 24 - ${gutter}px)` };
}
