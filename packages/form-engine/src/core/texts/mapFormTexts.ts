import { type Field, type FormDocument } from '../document/FormDocument.js';
import { type LayoutNode } from '../document/LayoutNode.js';
import { type Option } from '../document/Option.js';
import { type PatternRule } from '../document/FieldBase.js';
import { baseSettings } from '../registry/baseSettings.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { type Settings } from '../registry/settings.js';

/** Answers what stands for a text that people read; `path` is its place, which `ModelTexts` know it by. */
export type MapText = (path: string, text: string) => string;

/**
 * A form with each of its texts as `map` answers it: labels, placeholders, options and the other settings that are words,
 * titles of containers, messages of rules. Places of fields go by names (`fields.plate.label`,
 * `fields.visitors.name.label`, `fields.kind.options.1`); titles and messages, which have none, by their plain text.
 */
export function mapFormTexts(
  document: FormDocument,
  map: MapText,
  registry: FieldRegistry = standardRegistry,
): FormDocument {
  return {
    ...document,
    fields: document.fields.map((field) => mapField(field, { map: filled(map), registry, path: `fields.${field.id}` })),
    layout: document.layout.map((node) => mapNode(node, filled(map))),
    ...(document.phoneLayout ? { phoneLayout: document.phoneLayout.map((node) => mapNode(node, filled(map))) } : {}),
    rules: document.rules.map((rule) => ({
      ...rule,
      message: filled(map)(`messages.${rule.message}`, rule.message),
    })),
  };
}

interface Mapping {
  map: MapText;
  registry: FieldRegistry;
  path: string;
}

const filled =
  (map: MapText): MapText =>
  (path, text) =>
    text === '' ? '' : map(path, text);

function mapField(field: Field, mapping: Mapping): Field {
  if (field.kind === 'unknown') return field;
  const settings: Settings = { ...baseSettings, ...mapping.registry.get(field.kind)?.settings };
  const values = field as unknown as Record<string, unknown>;
  const mapped = Object.entries(settings).flatMap(([name, setting]): [string, unknown][] => {
    const path = `${mapping.path}.${name}`;
    if (setting.isWords) return [[name, mapping.map(path, String(values[name] ?? ''))]];
    if (setting.editor === 'options') return [[name, mapOptions(values[name] as Option[], { ...mapping, path })]];
    if (setting.editor === 'patterns') return [[name, mapPatterns(values[name] as PatternRule[], mapping.map)]];
    return [];
  });
  const columns =
    field.kind === 'subtable'
      ? {
          columns: field.columns.map((column) =>
            mapField(column, { ...mapping, path: `${mapping.path}.${column.id}` }),
          ),
        }
      : {};
  return { ...values, ...Object.fromEntries(mapped), ...columns } as unknown as Field;
}

function mapOptions(options: readonly Option[], mapping: Mapping): Option[] {
  return options.map((option) => ({
    ...option,
    label: mapping.map(`${mapping.path}.${option.value}`, option.label),
    ...(option.children ? { children: mapOptions(option.children, mapping) } : {}),
  }));
}

function mapPatterns(patterns: readonly PatternRule[], map: MapText): PatternRule[] {
  return patterns.map((rule) => ({ ...rule, message: map(`messages.${rule.message}`, rule.message) }));
}

function mapNode(node: LayoutNode, map: MapText): LayoutNode {
  if (node.type === 'field') return node;
  const titled = <Part extends { title: string }>(part: Part): Part => ({
    ...part,
    title: map(`titles.${part.title}`, part.title),
  });
  if ('panels' in node)
    return {
      ...node,
      panels: node.panels.map((panel) => ({
        ...titled(panel),
        children: panel.children.map((child) => mapNode(child, map)),
      })),
    };
  return { ...titled(node), children: node.children.map((child) => mapNode(child, map)) };
}
