import { type FieldRegistry } from '../registry/createRegistry.js';
import { baseSettings } from '../registry/baseSettings.js';
import { type FieldDefinition } from '../registry/defineField.js';
import { checkFieldName } from './fieldName.js';
import { type Field } from './FormDocument.js';
import { FormDocumentError } from './FormDocumentError.js';
import { DOCUMENT_LIMITS } from './limits.js';
import { isRecord, readRecord, readText } from './readWire.js';
import { readSettings } from './settingsCodec.js';
import { readAt, type WireNode } from './WireNode.js';

/**
 * Reads one stored field; a control type that the registry does not know gives a field of kind `unknown`. A field that
 * was stored without a name gets the id '', which the document makes unique.
 */
export function decodeField(raw: unknown, path: string, registry: FieldRegistry, nested = false): Field {
  const stored = readNode(raw, path);
  const definition = registry.bySmartKey(smartKeyOf(stored, path));
  if (!definition || (nested && definition.role === 'table')) return unknownField(stored, path);
  const wire = definition.migrate?.(stored) ?? stored;
  // the settings of a registered kind make its field type; the registry is open, so the union is asserted once, here
  return {
    ...readFieldSettings(wire, definition, path),
    id: nameOf(wire, path, definition),
    ...(definition.role === 'table' ? { columns: decodeColumns(wire, path, registry) } : {}),
    kind: definition.kind,
    wire,
  } as unknown as Field;
}

/** The settings of a field of a kind, out of a node that the kind's `migrate` has seen already. */
export function readFieldSettings(wire: WireNode, definition: FieldDefinition, path: string): Record<string, unknown> {
  const base = readSettings(wire, baseSettings, path);
  return {
    ...base,
    tag: base.tag === '' ? definition.tag : base.tag,
    ...readSettings(wire, definition.settings, path),
  };
}

/** A stored node with its parts as objects. Throws FormDocumentError on anything else. */
export function readNode(raw: unknown, path: string): WireNode {
  if (!isRecord(raw)) throw new FormDocumentError('type', path, 'must be an object');
  readRecord(raw.__config__, `${path}.__config__`);
  readRecord(raw.__slot__, `${path}.__slot__`);
  return raw;
}

/** The control type of a stored node; '' for none. */
export function smartKeyOf(wire: WireNode, path: string): string {
  return readText(readAt(wire, '__config__.smartKey') ?? wire.smartKey, `${path}.__config__.smartKey`);
}

function nameOf(wire: WireNode, path: string, definition: FieldDefinition): string {
  const name = readText(wire.__vModel__, `${path}.__vModel__`);
  if (name === '' && (definition.role === 'display' || definition.role === 'following')) return '';
  checkFieldName(name, `${path}.__vModel__`);
  return name;
}

function decodeColumns(wire: WireNode, path: string, registry: FieldRegistry): Field[] {
  const at = `${path}.__config__.children`;
  const raw = readAt(wire, '__config__.children');
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) throw new FormDocumentError('type', at, 'must be a list');
  if (raw.length > MAX_COLUMNS) throw new FormDocumentError('limit', at, `has more than ${MAX_COLUMNS} columns`);
  return raw.map((column, index) => decodeField(column, `${at}[${index}]`, registry, true));
}

const { columns: MAX_COLUMNS } = DOCUMENT_LIMITS;

function unknownField(wire: WireNode, path: string): Field {
  const name = readText(wire.__vModel__, `${path}.__vModel__`);
  if (name !== '') checkFieldName(name, `${path}.__vModel__`);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const base = Object.fromEntries(
    Object.entries(baseSettings).map(([key, setting]) => [key, setting.defaultValue]),
  ) as unknown as Field;
  return {
    ...base,
    kind: 'unknown',
    id: name,
    label: text(readAt(wire, '__config__.label')),
    noShow: readAt(wire, '__config__.noShow') === true,
    disabled: true,
    readOnly: true,
    tag: text(readAt(wire, '__config__.tag')),
    wire,
  };
}
