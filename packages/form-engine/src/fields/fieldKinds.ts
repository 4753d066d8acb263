import { type CustomKind } from '../core/document/FormDocument.js';
import { createRegistry, type FieldRegistry, standardRegistry } from '../core/registry/createRegistry.js';
import { type FieldDefinition, type FieldOf } from '../core/registry/defineField.js';
import { type Settings } from '../core/registry/settings.js';
import { type FieldViews } from './FieldViews.js';
import { standardViews } from './standardViews.js';

/** A field kind that an application brings along: what it is, and what draws it. */
export interface CustomFieldKind {
  definition: FieldDefinition;
  views: FieldViews;
}

/** The field kinds of an application with their views. */
export interface FieldKinds {
  /** For everything of `core`: `decodeFormDocument(stored, kinds.registry)`. */
  registry: FieldRegistry;
  /** Undefined for subtables and for a kind that is not known. */
  viewsOf(kind: string): FieldViews | undefined;
}

/** Puts the definition of a kind and its views together, so that the views get the kind's own fields. */
export function defineFieldKind<Kind extends CustomKind, S extends Settings>(
  definition: FieldDefinition<Kind, S>,
  views: FieldViews<FieldOf<FieldDefinition<Kind, S>>>,
): CustomFieldKind {
  // a registry keeps kind and views together, which a list of different kinds cannot say
  return { definition: definition as unknown as FieldDefinition, views: views as unknown as FieldViews };
}

/** The kinds of this package. */
export const standardFieldKinds: FieldKinds = kindsOf(standardRegistry, standardViews as unknown as ViewsByKind);

/** The kinds of this package and others. Make it once, outside of components. Throws on a kind that is declared twice. */
export function createFieldKinds(kinds: readonly CustomFieldKind[]): FieldKinds {
  const registry = createRegistry([...standardRegistry.definitions, ...kinds.map(({ definition }) => definition)]);
  const views = Object.fromEntries(kinds.map(({ definition, views }) => [definition.kind, views]));
  return kindsOf(registry, { ...(standardViews as unknown as ViewsByKind), ...views });
}

function kindsOf(registry: FieldRegistry, views: ViewsByKind): FieldKinds {
  return { registry, viewsOf: (kind) => (Object.hasOwn(views, kind) ? views[kind] : undefined) };
}

type ViewsByKind = Readonly<Record<string, FieldViews>>;
