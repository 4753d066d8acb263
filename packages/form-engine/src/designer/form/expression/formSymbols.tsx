import { messagesIn, type Locale } from '@smart-admin/ui/messages';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { expressionTypeText } from '../../../core/expressions/check/ExpressionIssue.js';
import { type ExpressionField, type ExpressionType } from '../../../core/expressions/check/ExpressionType.js';
import { functionTypes } from '../../../core/expressions/check/functionTypes.js';
import { undefinedOnExpressionError } from '../../../core/expressions/undefinedOnExpressionError.js';
import { evaluateExpression } from '../../../core/expressions/evaluateExpression.js';
import { toText } from '../../../core/expressions/ExpressionValue.js';
import {
  functionExamples,
  functionGroups,
  functionNote,
  type FunctionGroup,
} from '../../../core/expressions/functionHelp.js';
import { FUNCTIONS } from '../../../core/expressions/functions.js';
import { parseExpression } from '../../../core/expressions/parseExpression.js';
import { type FieldRegistry } from '../../../core/registry/createRegistry.js';
import { type ExpressionHelp, type ExpressionSymbolGroup } from '../../../editor/expression/expressionLanguage.js';
import { KindIcon } from '../kindIcons.js';
import { kindName } from '../kindMessages.js';
import { expressionTexts } from './expressionTexts.js';

/** Signs that a press writes. */
export const OPERATORS = [
  ['+', ' + '],
  ['−', ' - '],
  ['×', ' × '],
  ['÷', ' ÷ '],
  ['=', ' = '],
  ['≠', ' != '],
  ['>', ' > '],
  ['≥', ' >= '],
  ['<', ' < '],
  ['≤', ' <= '],
  ['AND', ' and '],
  ['OR', ' or '],
  ['NOT', ' not '],
].map(([label = '', insert = '']) => ({ label, insert }));

/** The fields of a form for an expression: those of the row first, then those of the form, then the columns of each subtable. */
export function fieldSymbols(document: FormDocument, options: FieldSymbolOptions): readonly ExpressionSymbolGroup[] {
  const { fields, wants, locale, registry } = options;
  const texts = messagesIn(expressionTexts, locale);
  const groupOf = ({ name, path }: ExpressionField) =>
    name !== path ? '#row' : name.includes('.') ? tableOf(name) : '#form';
  const titles = new Map([
    ['#row', texts.ownRow],
    ['#form', texts.formFields],
    ...[...fields.values()].flatMap(({ name, of }) => (of === undefined ? [] : [[tableOf(name), of] as const])),
    ...document.fields.map(({ id, label }) => [id, label || id] as const),
  ]);
  const groups = new Map<string, ExpressionField[]>();
  for (const field of fields.values()) {
    const id = groupOf(field);
    const group = groups.get(id);
    if (group) group.push(field);
    else groups.set(id, [field]);
  }
  return [...titles].flatMap(([id, label]) => {
    const symbols = (groups.get(id) ?? [])
      .filter(({ field }) => field.kind !== 'subtable')
      .map((field) => ({
        id: field.name,
        label: field.label,
        detail: kindName(field.field.kind, locale, registry),
        insert: `{${field.name}}`,
        icon: <KindIcon kind={field.field.kind} />,
        isQuiet: wants === 'number' && field.type !== 'number' && field.type !== 'any' && field.type !== 'list',
      }));
    return symbols.length > 0 ? [{ id, label, symbols }] : [];
  });
}

function tableOf(name: string): string {
  return name.split('.')[0] ?? '';
}

interface FieldSymbolOptions {
  fields: ReadonlyMap<string, ExpressionField>;
  wants: ExpressionType | undefined;
  locale: Locale;
  registry: FieldRegistry;
}

/** The functions in their groups, with help. */
export function functionSymbols(locale: Locale): readonly ExpressionSymbolGroup[] {
  return (Object.keys(functionGroups) as FunctionGroup[]).map((group) => ({
    id: group,
    label: messagesIn(expressionTexts, locale)[group],
    symbols: functionGroups[group].map((name) => ({
      id: name,
      label: name.toUpperCase(),
      detail: functionNote(name, locale),
      insert: `${name.toUpperCase()}()`,
      caret: name.length + (FUNCTIONS.get(name)?.max === 0 ? 2 : 1),
      help: helpOf(name, locale),
    })),
  }));
}

function helpOf(name: keyof typeof functionExamples, locale: Locale): ExpressionHelp {
  const { takes, gives } = functionTypes[name] ?? { takes: [], gives: 'any' as const };
  const { min, max } = FUNCTIONS.get(name) ?? { min: 0, max: 0 };
  const shown = Array.from({ length: Math.min(max, Math.max(min, takes.length)) }, (_, index) => {
    const type = expressionTypeText(takes[Math.min(index, takes.length - 1)] ?? 'any', locale);
    return index < min ? type : `[${type}]`;
  });
  const example = functionExamples[name];
  const result = exampleResult(example);
  return {
    usage: `${name.toUpperCase()}(${[...shown, ...(max > shown.length ? ['…'] : [])].join(', ')})`,
    text: functionNote(name, locale),
    gives: expressionTypeText(gives, locale),
    example,
    ...(result === undefined ? {} : { result }),
  };
}

/** What an example gives; undefined where it needs a field, a clock or a person. */
function exampleResult(example: string): string | undefined {
  if (/[{]|NOW|TODAY|CURRENT/.test(example)) return undefined;
  return undefinedOnExpressionError(() => toText(evaluateExpression(parseExpression(example), { get: () => null })));
}
