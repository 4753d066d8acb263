import { type FieldRegistry } from '../registry/createRegistry.js';
import { type FieldDefinition } from '../registry/defineField.js';
import { patternProblem } from '../validation/pattern/matchPattern.js';
import { type Device, type FieldBase, type PatternRule } from './FieldBase.js';
import { checkFieldName } from './fieldName.js';
import { type Field } from './FormDocument.js';
import { FormDocumentError } from './FormDocumentError.js';
import { isRecord, readFlag, readNumber, readRecord, readText } from './readWire.js';
import { expressionProblem } from '../expressions/expressionProblem.js';

/** Reads one stored field; a control type that the registry does not know gives a field of kind `unknown`. */
export function decodeField(raw: unknown, path: string, index: number, registry: FieldRegistry, nested = false): Field {
  if (!isRecord(raw)) throw new FormDocumentError('type', path, 'must be an object');
  const config = readRecord(raw.__config__, `${path}.__config__`);
  const slot = readRecord(raw.__slot__, `${path}.__slot__`);
  const smartKey = readText(config.smartKey ?? raw.smartKey, `${path}.__config__.smartKey`);
  const definition = registry.bySmartKey(smartKey);
  if (!definition || (nested && definition.role === 'table')) return unknownField(raw, config, index);

  const used = new Used(raw, config, slot);
  const base = decodeBase(used, path, definition, index);
  const settings: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(definition.settings)) {
    settings[name] = setting.read(used.take(setting.wire), `${path}.${setting.wire}`);
  }
  const columns =
    definition.role === 'table' ? decodeColumns(used.take('__config__.children'), path, registry) : undefined;
  if (typeof settings.formula === 'string') refuseBadExpression(settings.formula, `${path}.expression`);
  // the settings of a registered kind make its field type; the registry is open, so the union is asserted once, here
  return {
    ...base,
    ...settings,
    ...(columns ? { columns } : {}),
    kind: definition.kind,
    extra: used.rest(),
  } as unknown as Field;
}

/** Reads keys of a stored field and remembers which, so that the rest can be kept. */
class Used {
  private readonly taken = new Set<string>(['__config__', '__slot__', 'smartKey']);

  constructor(
    private readonly field: Record<string, unknown>,
    private readonly config: Record<string, unknown>,
    private readonly slot: Record<string, unknown>,
  ) {}

  take(wire: string): unknown {
    this.taken.add(wire);
    const [place, key] = splitWire(wire);
    const source = place === 'config' ? this.config : place === 'slot' ? this.slot : this.field;
    return Object.hasOwn(source, key) ? source[key] : undefined;
  }

  rest(): FieldBase['extra'] {
    const left = (source: Record<string, unknown>, prefix: string) =>
      Object.fromEntries(Object.entries(source).filter(([key]) => !this.taken.has(prefix + key)));
    return {
      field: left(this.field, ''),
      config: left(this.config, '__config__.'),
      slot: left(this.slot, '__slot__.'),
    };
  }
}

/** Splits `__config__.label` into its part of the stored field and the key. */
export function splitWire(wire: string): [place: 'field' | 'config' | 'slot', key: string] {
  if (wire.startsWith('__config__.')) return ['config', wire.slice('__config__.'.length)];
  if (wire.startsWith('__slot__.')) return ['slot', wire.slice('__slot__.'.length)];
  return ['field', wire];
}

function decodeBase(used: Used, path: string, definition: FieldDefinition, index: number): Omit<FieldBase, 'extra'> {
  used.take('__config__.smartKey');
  const formId = used.take('__config__.formId');
  const name = readText(used.take('__vModel__'), `${path}.__vModel__`);
  const id =
    name === '' && definition.role === 'display'
      ? `${definition.kind}_${String(formId ?? index)}`.replace(/\W/g, '_')
      : name;
  checkFieldName(id, `${path}.__vModel__`);
  const visibleWhen = readText(used.take('__config__.visibleWhen'), `${path}.__config__.visibleWhen`);
  refuseBadExpression(visibleWhen, `${path}.__config__.visibleWhen`);
  const text = (wire: string) => readText(used.take(wire), `${path}.${wire}`);
  const number = (wire: string) => readNumber(used.take(wire), `${path}.${wire}`);
  const flag = (wire: string, fallback = false) => readFlag(used.take(wire), `${path}.${wire}`, fallback);
  return {
    id,
    label: text('__config__.label'),
    showLabel: flag('__config__.showLabel', true),
    labelWidth: number('__config__.labelWidth'),
    required: flag('__config__.required'),
    defaultValue: used.take('__config__.defaultValue') ?? undefined,
    span: Math.min(24, Math.max(1, Math.round(number('__config__.span') ?? 24))),
    visibility: decodeVisibility(used.take('__config__.visibility'), `${path}.__config__.visibility`),
    noShow: flag('__config__.noShow'),
    tableName: text('__config__.tableName'),
    patterns: decodePatterns(used.take('__config__.regList'), `${path}.__config__.regList`),
    placeholder: text('placeholder'),
    help: text('__config__.tipLabel'),
    disabled: flag('disabled'),
    readOnly: flag('readonly'),
    visibleWhen,
    trigger: decodeTrigger(used.take('__config__.trigger')),
    columnWidth: number('__config__.columnWidth'),
    tag: text('__config__.tag') || definition.tag,
    formId: typeof formId === 'string' || typeof formId === 'number' ? formId : undefined,
  };
}

function decodeVisibility(raw: unknown, path: string): Device[] {
  if (raw === undefined || raw === null) return ['pc', 'app'];
  if (!Array.isArray(raw)) throw new FormDocumentError('type', path, 'must be a list of pc and app');
  return (['pc', 'app'] as const).filter((device) => raw.includes(device));
}

function decodeTrigger(raw: unknown): string {
  if (Array.isArray(raw)) return raw.includes('blur') ? 'blur' : 'change';
  return raw === 'change' ? 'change' : 'blur';
}

function decodePatterns(raw: unknown, path: string): PatternRule[] {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) throw new FormDocumentError('type', path, 'must be a list of patterns');
  return raw.map((item: unknown, index) => {
    const at = `${path}[${index}]`;
    if (!isRecord(item)) throw new FormDocumentError('type', at, 'must be an object with pattern and message');
    const pattern = readText(item.pattern, `${at}.pattern`);
    const problem = patternProblem(pattern);
    if (problem) throw new FormDocumentError('expression', `${at}.pattern`, problem);
    return { pattern, message: readText(item.message, `${at}.message`) };
  });
}

function decodeColumns(raw: unknown, path: string, registry: FieldRegistry): Field[] {
  const at = `${path}.__config__.children`;
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) throw new FormDocumentError('type', at, 'must be a list');
  if (raw.length > MAX_COLUMNS) throw new FormDocumentError('limit', at, `has more than ${MAX_COLUMNS} columns`);
  return raw.map((column, index) => decodeField(column, `${at}[${index}]`, index, registry, true));
}

const MAX_COLUMNS = 100;

function refuseBadExpression(source: string, path: string): void {
  const problem = source.trim() === '' ? undefined : expressionProblem(source);
  if (problem) throw new FormDocumentError('expression', path, problem);
}

function unknownField(wire: Record<string, unknown>, config: Record<string, unknown>, index: number): Field {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    kind: 'unknown',
    wire,
    id: text(wire.__vModel__) || `unknown_${index}`,
    label: text(config.label),
    showLabel: true,
    labelWidth: undefined,
    required: false,
    defaultValue: undefined,
    span: 24,
    visibility: ['pc', 'app'],
    noShow: true,
    tableName: '',
    patterns: [],
    placeholder: '',
    help: '',
    disabled: true,
    readOnly: true,
    visibleWhen: '',
    trigger: 'blur',
    columnWidth: undefined,
    tag: text(config.tag),
    formId: undefined,
    extra: { field: {}, config: {}, slot: {} },
  };
}
