import { type FieldRegistry } from '../../registry/createRegistry.js';
import { type Setting } from '../../registry/settings.js';
import { type FormDocument } from '../FormDocument.js';
import { allFields, fieldNamed, referenceWithin, referredTo, settingsOf } from '../formReferences.js';

/** A part of something that a field refers to; the default stands for the whole. */
export interface ReferencePart {
  id: string;
  isDefault?: boolean | undefined;
}

/** The parts of a kind that something has; undefined as long as they are not known. */
export type PartsOf = (of: string, within: string) => readonly ReferencePart[] | undefined;

/**
 * Lets a setting of a field refer to something else. Settings that named parts of what it referred to, also those of fields
 * that follow this one, let go of the parts that are none of the new one's; one that begins with a part gets it. What
 * parts there are must be known for that: else all stay as they are. Writes on `document`.
 */
export function changeReference(
  document: FormDocument,
  { path, setting, value, registry, partsOf }: ReferenceChange,
): void {
  const field = allFields(document).find((one) => one.path === path)?.field;
  if (!field) return;
  (field as unknown as Record<string, unknown>)[setting] = value;
  for (const part of partSettings(document, { path, setting, registry })) {
    const within = referenceWithin(document, { ...part, registry }) ?? '';
    const { reference } = part.definition;
    const parts = within === '' ? [] : partsOf(reference?.of ?? '', within);
    if (parts) settle(part.values, part, parts);
  }
}

/** What must be known before a setting refers to something else: which parts that has. */
export function neededParts(
  document: Pick<FormDocument, 'fields'>,
  { path, setting, value, registry }: Omit<ReferenceChange, 'partsOf'>,
): { of: string; within: string }[] {
  const within = referredTo(document, { path, setting, value, registry });
  if (within === '') return [];
  const kinds = partSettings(document, { path, setting, registry }).map(
    ({ definition }) => definition.reference?.of ?? '',
  );
  return [...new Set(kinds)].map((of) => ({ of, within }));
}

/** The settings that offer parts of what a setting refers to: those of its own field, and of fields that follow it. */
function partSettings(
  document: Pick<FormDocument, 'fields'>,
  { path, setting, registry }: Omit<ReferenceChange, 'partsOf' | 'value'>,
): PartSetting[] {
  return allFields(document).flatMap(({ path: other, field }) => {
    const settings = settingsOf(field, registry);
    const values = field as unknown as Record<string, unknown>;
    return Object.entries(settings).flatMap(([name, definition]): PartSetting[] => {
      const { within } = definition.reference ?? {};
      if (within === undefined) return [];
      const isOwn = other === path && within === setting;
      const isNamed = settings[within]?.reference?.of === 'field';
      const leads = isNamed ? fieldNamed(document, other, String(values[within] ?? ''))?.path : undefined;
      return isOwn || leads === path ? [{ path: other, setting: name, definition, values }] : [];
    });
  });
}

function settle(
  values: Record<string, unknown>,
  { setting, definition }: PartSetting,
  parts: readonly ReferencePart[],
): void {
  const has = (id: unknown) => parts.some((part) => part.id === id);
  const value = values[setting];
  if (Array.isArray(value)) {
    const kept = (value as readonly { value: string }[]).filter((option) => has(option.value));
    if (kept.length < value.length) values[setting] = kept;
  } else if (!has(value)) {
    const { preset } = definition.reference ?? {};
    const own = has(definition.defaultValue) ? definition.defaultValue : '';
    values[setting] = preset ? (parts.find(({ isDefault }) => isDefault)?.id ?? '') : own;
  }
}

interface PartSetting {
  path: string;
  setting: string;
  definition: Setting<unknown>;
  /** The field, to write on. */
  values: Record<string, unknown>;
}

export interface ReferenceChange {
  path: string;
  setting: string;
  value: string;
  registry: FieldRegistry;
  partsOf: PartsOf;
}
