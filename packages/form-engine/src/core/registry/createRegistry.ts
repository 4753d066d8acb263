import { type FieldDefinition } from './defineField.js';
import { standardFields } from './standardFields.js';

/** Finds field kinds by name or by control type. Throws on a kind or control type declared twice. */
export function createRegistry(definitions: readonly FieldDefinition[]): FieldRegistry {
  const kinds = new Map<string, FieldDefinition>();
  const smartKeys = new Map<string, FieldDefinition>();
  for (const definition of definitions) {
    if (kinds.has(definition.kind)) throw new Error(`The field kind ${definition.kind} is declared twice`);
    kinds.set(definition.kind, definition);
    for (const key of definition.smartKeys) {
      if (smartKeys.has(key)) throw new Error(`The control type ${key} is declared twice`);
      smartKeys.set(key, definition);
    }
  }
  return {
    definitions,
    get: (kind) => kinds.get(kind),
    bySmartKey: (smartKey) => smartKeys.get(smartKey),
  };
}

/** The field kinds that a document may use. */
export interface FieldRegistry {
  definitions: readonly FieldDefinition[];
  get(kind: string): FieldDefinition | undefined;
  /** Looks up by the control type of the stored format: `comInput`. */
  bySmartKey(smartKey: string): FieldDefinition | undefined;
}

/** The field kinds of the product. */
export const standardRegistry = createRegistry(standardFields);
