import { FormDocumentError } from '../document/FormDocumentError.js';
import { migrateDocument } from '../document/migrateDocument.js';
import { isRecord, parseStored, readText } from '../document/readWire.js';
import { readSettings, writeSettings } from '../document/settingsCodec.js';
import { hasAt, type WireNode, writeAt } from '../document/WireNode.js';
import { type Settings } from '../registry/settings.js';
import { sameValue } from '../state/sameValue.js';
import { readTexts, writeTexts } from '../texts/ModelTexts.js';
import {
  LIST_DEFINITION_VERSION,
  type ListDefinition,
  listDefinitionMigrations,
  type ListPart,
  type PhoneList,
} from './ListDefinition.js';
import { buttonSettings, columnSettings, listSettings, searchSettings } from './listSettings.js';

/** Reads a stored list definition, as text or as parsed JSON. Throws FormDocumentError with the place. */
export function decodeListDefinition(stored: unknown): ListDefinition {
  const wire = migrateDocument(parseStored(stored), LIST_DEFINITION_VERSION, listDefinitionMigrations);
  const texts = readTexts(wire);
  const phone = readPhone(wire);
  // the settings of each part make its type
  return {
    version: LIST_DEFINITION_VERSION,
    ...readSettings(wire, listSettings, ''),
    ...Object.fromEntries(PARTS.map((part) => [part.name, readParts(wire, part)])),
    defaultSort: readSort(wire),
    ...(phone ? { phone } : {}),
    ...(texts ? { texts } : {}),
    wire,
  } as unknown as ListDefinition;
}

/** Writes a list definition in the stored format: what nobody changed stands as it was read. */
export function encodeListDefinition(list: ListDefinition): Record<string, unknown> {
  const { wire } = list;
  let written = writeParts(wire ?? NEW_LIST, list);
  written = writePhone(written, list.phone, wire);
  written = writeSettings(written, listSettings, { ...list }, wire && readSettings(wire, listSettings, ''));
  written = writeTexts(written, list.texts, wire);
  return { ...writeSort(written, list.defaultSort) };
}

function writeParts(node: WireNode, list: PhoneList): WireNode {
  let written = node;
  for (const part of PARTS) {
    const items = list[part.name].map((item) => writePart(item, part));
    if (items.length > 0 || Array.isArray(written[part.wire])) written = writeAt(written, part.wire, items);
  }
  return written;
}

/** Where a stored definition keeps what phones have of their own. */
export const PHONE_LIST = 'phoneList';

function readPhone(wire: WireNode): PhoneList | undefined {
  const stored = wire[PHONE_LIST];
  if (stored === undefined || stored === null) return undefined;
  if (!isRecord(stored)) throw new FormDocumentError('type', PHONE_LIST, 'must be an object');
  // the settings of each part make its type
  return {
    ...Object.fromEntries(PARTS.map((part) => [part.name, readParts(stored, part)])),
    defaultSort: readSort(stored),
  } as unknown as PhoneList;
}

function writePhone(node: WireNode, phone: PhoneList | undefined, wire: WireNode | undefined): WireNode {
  if (sameValue(phone, wire && readPhone(wire))) return node;
  const before = node[PHONE_LIST];
  const stored = phone && writeSort(writeParts(isRecord(before) ? before : NEW_PARTS, phone), phone.defaultSort);
  return writeAt(node, PHONE_LIST, stored);
}

/** The lists that a definition holds, with the names under which their parts keep the field or button. */
const PARTS = [
  { name: 'search', wire: 'searchList', ids: ['__vModel__', 'prop'], settings: searchSettings },
  { name: 'columns', wire: 'columnList', ids: ['prop', '__vModel__'], settings: columnSettings },
  { name: 'buttons', wire: 'btnsList', ids: ['value'], settings: buttonSettings },
  { name: 'rowButtons', wire: 'columnBtnsList', ids: ['value'], settings: buttonSettings },
] as const satisfies readonly Part[];

interface Part {
  name: 'search' | 'columns' | 'buttons' | 'rowButtons';
  wire: string;
  ids: readonly [string, ...string[]];
  settings: Settings;
}

const NEW_PARTS: WireNode = { searchList: [], columnList: [], btnsList: [], columnBtnsList: [] };
const NEW_LIST: WireNode = { version: LIST_DEFINITION_VERSION, ...NEW_PARTS };

function readParts(wire: WireNode, part: Part): ListPart[] {
  const raw = wire[part.wire];
  if (raw === undefined || raw === null || raw === '') return [];
  if (!Array.isArray(raw)) throw new FormDocumentError('type', part.wire, 'must be a list');
  return raw.map((item: unknown, index) => {
    const path = `${part.wire}[${index}]`;
    if (!isRecord(item)) throw new FormDocumentError('type', path, 'must be an object');
    const settings = readSettings(item, part.settings, path) as Pick<ListPart, 'label'>;
    return { id: readId(item, part, path), ...settings, wire: item };
  });
}

function readId(item: WireNode, { ids }: Part, path: string): string {
  const name = readText(item[idKey(item, ids)], path);
  if (!/^\w{1,100}$/.test(name)) throw new FormDocumentError('name', path, `"${name.slice(0, 60)}" is no name`);
  return name;
}

function idKey(item: WireNode, ids: Part['ids']): string {
  return ids.find((id) => hasAt(item, id) && item[id] !== null) ?? ids[0];
}

function writePart(item: ListPart, part: Part): WireNode {
  const { wire, id } = item;
  const named = wire && readId(wire, part, id) === id ? wire : writeAt(wire ?? {}, idKey(wire ?? {}, part.ids), id);
  return writeSettings(named, part.settings, { ...item }, wire && readSettings(wire, part.settings, id));
}

function readSort(wire: WireNode): ListDefinition['defaultSort'] {
  const id = readText(wire.defaultSidx, 'defaultSidx');
  return id === '' ? undefined : { id, desc: readText(wire.sort, 'sort') !== 'asc' };
}

function writeSort(wire: WireNode, sort: ListDefinition['defaultSort']): WireNode {
  const before = readSort(wire);
  if (before?.id === sort?.id && before?.desc === sort?.desc) return wire;
  const named = writeAt(wire, 'defaultSidx', sort?.id ?? '');
  return writeAt(named, 'sort', sort?.desc === false ? 'asc' : 'desc');
}
