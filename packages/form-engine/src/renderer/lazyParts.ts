import { lazyPart } from '@smart-admin/ui/lazy';
import { type Field } from '../core/document/FormDocument.js';
import { type LayoutNode } from '../core/document/LayoutNode.js';
import { LazySourcedText } from './lazyTexts.js';
import { needsSource } from './useOwnText.js';
import { preloadFieldViews } from '../fields/FieldView.js';

/** Subtables with their grid. */
export const LazySubtable = lazyPart(
  () => import('../subtable/Subtable.js'),
  (module) => module.Subtable,
);

/** Tabs, collapses and steps. */
export const LazyPanels = lazyPart(
  () => import('./FormPanels.js'),
  (module) => module.FormPanels,
);

/** Loads ahead what a form of these fields and places is drawn with, so that it is whole when it is first drawn. */
export async function preloadForm(document: {
  fields: readonly Field[];
  layout: readonly LayoutNode[];
}): Promise<void> {
  await Promise.all([
    preloadFieldViews(document.fields),
    document.fields.some(({ kind }) => kind === 'subtable') && LazySubtable.preload(),
    hasPanels(document.layout) && LazyPanels.preload(),
    document.fields.some(needsSource) && LazySourcedText.preload(),
  ]);
}

function hasPanels(nodes: readonly LayoutNode[]): boolean {
  return nodes.some((node) => 'panels' in node || ('children' in node && hasPanels(node.children)));
}
