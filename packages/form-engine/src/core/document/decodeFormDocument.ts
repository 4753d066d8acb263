import { appearanceSettings } from '../registry/appearanceSettings.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { decodeLayout, decodePlaces } from './decodeLayout.js';
import {
  FORM_DOCUMENT_VERSION,
  type FormAppearance,
  type FormDocument,
  formDocumentMigrations,
  type RecordRule,
} from './FormDocument.js';
import { type LayoutNode } from './LayoutNode.js';
import { FormDocumentError } from './FormDocumentError.js';
import { migrateDocument } from './migrateDocument.js';
import { isRecord, parseStored, readText } from './readWire.js';
import { readSettings } from './settingsCodec.js';
import { type WireNode } from './WireNode.js';
import { readTexts } from '../texts/ModelTexts.js';

/**
 * Reads a stored form, as text or as parsed JSON. Unknown kinds, keys and containers are kept; expressions that cannot be
 * read are kept too, `compileForm` tells them. Throws FormDocumentError with the place of what has no meaning at all.
 */
export function decodeFormDocument(stored: unknown, registry: FieldRegistry = standardRegistry): FormDocument {
  const wire = migrateDocument(parseStored(stored), FORM_DOCUMENT_VERSION, formDocumentMigrations);
  if (wire.fields !== undefined && wire.fields !== null && !Array.isArray(wire.fields))
    throw new FormDocumentError('type', 'fields', 'must be a list');
  const texts = readTexts(wire);
  const { fields, layout } = decodeLayout((wire.fields as unknown[] | null | undefined) ?? [], registry);
  const phoneLayout = decodePhoneLayout(wire, registry);
  return {
    version: FORM_DOCUMENT_VERSION,
    fields,
    layout,
    ...(phoneLayout ? { phoneLayout } : {}),
    appearance: readSettings(wire, appearanceSettings, '') as unknown as FormAppearance,
    rules: decodeRules(wire.rules),
    ...(texts ? { texts } : {}),
    wire,
  };
}

/** The layout for phones of a stored form; undefined where it has none. */
export function decodePhoneLayout(wire: WireNode, registry: FieldRegistry): LayoutNode[] | undefined {
  const stored = wire[PHONE_LAYOUT];
  if (stored === undefined || stored === null) return undefined;
  if (!Array.isArray(stored)) throw new FormDocumentError('type', PHONE_LAYOUT, 'must be a list');
  return decodePlaces(stored, registry);
}

/** Where a stored form keeps the layout for phones. */
export const PHONE_LAYOUT = 'phoneLayout';

function decodeRules(raw: unknown): RecordRule[] {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) throw new FormDocumentError('type', 'rules', 'must be a list');
  return raw.map((item: unknown, index) => {
    const path = `rules[${index}]`;
    if (!isRecord(item)) throw new FormDocumentError('type', path, 'must be an object');
    return {
      expression: readText(item.expression, `${path}.expression`),
      message: readText(item.message, `${path}.message`),
      field: readText(item.field, `${path}.field`),
      wire: item,
    };
  });
}
