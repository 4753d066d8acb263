import { type Settings } from '../registry/settings.js';
import { sameValue } from '../state/sameValue.js';
import { hasAt, readAt, type WireNode, writeAt } from './WireNode.js';

/** The settings of a stored node in their own types. Throws FormDocumentError with the place of what cannot be read. */
export function readSettings(node: WireNode, settings: Settings, path: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(settings)) {
    const place = placeOf(node, setting);
    values[name] = setting.read(readAt(node, place), path === '' ? place : `${path}.${place}`);
  }
  return values;
}

/**
 * The node with these settings. What reads the same as before stays as it was written; without `before` (a node that was
 * never stored) everything but defaults that may be left out is written.
 */
export function writeSettings(
  node: WireNode,
  settings: Settings,
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
): WireNode {
  let written = node;
  for (const [name, setting] of Object.entries(settings)) {
    const value = values[name];
    if (before ? sameValue(value, before[name]) : value === undefined || isLeftOut(setting, value)) continue;
    const place = placeOf(node, setting);
    const stored = value === undefined || !setting.write ? value : setting.write(value, readAt(node, place));
    written = writeAt(written, place, stored);
  }
  return written;
}

type Place = Pick<Settings[string], 'wire' | 'alsoAt'>;

/** Where a node keeps a setting: older documents know some under another name. */
function placeOf(node: WireNode, { wire, alsoAt }: Place): string {
  if (!alsoAt || hasAt(node, wire)) return wire;
  return hasAt(node, alsoAt) ? alsoAt : wire;
}

function isLeftOut(setting: Settings[string], value: unknown): boolean {
  return setting.omitDefault === true && sameValue(value, setting.defaultValue);
}
