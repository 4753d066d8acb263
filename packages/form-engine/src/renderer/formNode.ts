import { type CSSProperties } from 'react';
import { type LayoutNode } from '../core/document/LayoutNode.js';
import { type FormStore } from '../core/state/FormStore.js';
import { type FormArrangement } from './formLayout.js';

/** What every part of a drawn form gets. */
export interface FormNodesProps {
  store: FormStore;
  nodes: readonly LayoutNode[];
  arrangement: FormArrangement;
  /** Values as text instead of controls. */
  asText: boolean;
}

/** Width of a place of so many 24ths; the whole width where spans do not count. */
export function slotStyle(store: FormStore, { columns }: FormArrangement, span: number): CSSProperties {
  const { gutter } = store.document.appearance;
  return { width: `calc((100% + ${gutter}px) * ${columns ? span : 24} / 24 - ${gutter}px)` };
}
