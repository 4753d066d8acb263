import { lazyPart } from '@smart-admin/ui/lazy';
import { type Field } from '../core/document/FormDocument.js';
import { type LayoutNode } from '../core/document/LayoutNode.js';
import { LazySourcedText } from './lazyTexts.js';
import { needsSource } from './useOwnText.js';
import { type FieldKinds, standardFieldKinds } from '../fields/fieldKinds.js';
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

/** What asks for the fields that look something up. */
export const LazyLookups = lazyPart(
  () => import('../fields/lookup/FormLookups.js'),
  (module) => module.FormLookups,
);

/** Grids of cells. */
export const LazyGrid = lazyPart(
  () => import('./FormGrid.js'),
  (module) => module.FormGrid,
);

/** Loads ahead what a form of these fields and places is drawn with, so that it is whole when it is first drawn. */
export async function preloadForm(
  document: { fields: readonly Field[]; layout: readonly LayoutNode[] },
  kinds: FieldKinds = standardFieldKinds,
): Promise<void> {
  await Promise.all([
    preloadFieldViews(document.fields, kinds),
    document.fields.some(({ kind }) => kind === 'subtable') && LazySubtable.preload(),
    has(document.layout, (node) => 'panels' in node) && LazyPanels.preload(),
    has(document.layout, ({ type }) => type === 'grid') && LazyGrid.preload(),
    document.fields.some((field) => needsSource(field, kinds.registry)) && LazySourcedText.preload(),
  ]);
}

function has(nodes: readonly LayoutNode[], isWanted: (node: LayoutNode) => boolean): boolean {
  return nodes.some(
    (node) =>
      isWanted(node) ||
      ('children' in node && has(node.children, isWanted)) ||
      ('panels' in node && node.panels.some(({ children }) => has(children, isWanted))),
  );
}
