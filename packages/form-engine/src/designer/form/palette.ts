import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { type FieldDefinition } from '../../core/registry/defineField.js';
import { type LayoutKind, layoutKinds } from '../../core/registry/layoutKinds.js';
import { type PaletteGroup as PaletteGroupId, paletteOf } from '../../fields/palette/kindPalette.js';

/** Something that can be put into a form: a field of a kind, or a container. */
export type PaletteEntry =
  | { id: string; definition: FieldDefinition; container?: undefined }
  | { id: string; container: LayoutKind; definition?: undefined };

export interface PaletteGroup {
  id: PaletteGroupId;
  entries: readonly PaletteEntry[];
}

/** All kinds of a registry and the containers, in their groups; kinds of applications in those that their roles give. */
export function paletteGroups(registry: FieldRegistry): readonly PaletteGroup[] {
  const groups: Record<PaletteGroupId, PaletteEntry[]> = {
    basicKinds: [],
    peopleKinds: [],
    advancedKinds: [],
    serverKinds: [],
    layoutKinds: layoutKinds.map((container) => ({ id: container.type, container })),
  };
  for (const definition of registry.definitions) groups[groupOf(definition)].push({ id: definition.kind, definition });
  return Object.entries(groups).map(([id, entries]) => ({ id: id as PaletteGroupId, entries }));
}

function groupOf({ kind, role, reference }: FieldDefinition): PaletteGroupId {
  const known = paletteOf(kind);
  if (known) return known.group;
  if (role === 'display') return 'layoutKinds';
  if (role === 'server') return 'serverKinds';
  if (reference) return 'peopleKinds';
  return role === 'input' ? 'basicKinds' : 'advancedKinds';
}
