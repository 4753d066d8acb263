import { createTranslate, type Locale, type Translate } from '@smart-admin/ui/messages';
import { type Field, type FormDocument } from '../core/document/FormDocument.js';
import { type Option } from '../core/document/Option.js';
import { type ExpressionField, expressionFields } from '../core/expressions/check/ExpressionType.js';
import { type BinaryOperator, type Expression } from '../core/expressions/Expression.js';
import { toText } from '../core/expressions/ExpressionValue.js';
import { parseExpression } from '../core/expressions/parseExpression.js';
import { undefinedOnExpressionError } from '../core/expressions/undefinedOnExpressionError.js';
import { type ChoiceLike, findOption, optionsOf } from '../core/kinds/choice/choiceValue.js';
import { formatNumber } from '../core/kinds/number/formatNumber.js';
import { type FieldRegistry, standardRegistry } from '../core/registry/createRegistry.js';
import { ownTitles } from '../designer/form/expression/fieldNaming.js';
import { conditionMessages } from './conditionMessages.js';

/**
 * Puts conditions over a form into words: `{total} >= 50000` reads `合计 ≥ 50,000`, with the labels of fields and the texts of
 * their own options. What the form does not know, or calls by a label that others have too, stays as it is written, and so does
 * a condition that cannot be read. `registry` has the kinds of the fields, by default ours.
 */
export function conditionWords(
  form: Pick<FormDocument, 'fields'>,
  { locale, registry = standardRegistry }: { locale: Locale; registry?: FieldRegistry },
): (condition: string) => string {
  const fields = expressionFields(form, { table: undefined, registry });
  const known = { fields, titles: ownTitles(fields), t: createTranslate(conditionMessages, locale) };
  return (condition) => {
    const expression = undefinedOnExpressionError(() => parseExpression(condition));
    return expression ? say(expression, known).text : condition;
  };
}

interface Known {
  fields: ReadonlyMap<string, ExpressionField>;
  titles: ReadonlyMap<string, string>;
  t: Translate<keyof (typeof conditionMessages)['zh']>;
}

/** Words, and how strongly they hold together: what is weaker than its place demands stands in brackets. */
interface Said {
  text: string;
  strength: number;
}

const STRENGTHS: Readonly<Record<BinaryOperator, number>> = {
  ...{ or: 0, and: 1, '=': 3, '!=': 3, '<': 3, '<=': 3, '>': 3, '>=': 3 },
  ...{ '+': 4, '-': 4, '×': 5, '÷': 5, '%': 5 },
};
const NOT = 2;
const SIGN = 6;
const WHOLE = 7;
const SIGNS: Partial<Record<BinaryOperator, string>> = { '!=': '≠', '<=': '≤', '>=': '≥', '-': '−' };
/** Functions that look for their second argument among the values of the first. */
const LOOKING: ReadonlySet<string> = new Set(['contains', 'countif']);

function say(expression: Expression, known: Known): Said {
  const { t } = known;
  switch (expression.type) {
    case 'number':
      return whole(formatNumber(toText(expression.value), { thousands: true }));
    case 'text':
      return whole(t('text', { text: expression.value }));
    case 'boolean':
      return whole(t(expression.value ? 'yes' : 'no'));
    case 'null':
      return whole(t('nothing'));
    case 'field':
      return whole(known.titles.get(expression.path) ?? `{${expression.path}}`);
    case 'negate':
      return { text: `−${within(say(expression.operand, known), SIGN)}`, strength: SIGN };
    case 'not':
      return { text: `${t('not')} ${within(say(expression.operand, known), WHOLE)}`, strength: NOT };
    case 'call':
      return whole(sayCall(expression, known));
    case 'binary':
      return sayBinary(expression, known);
  }
}

function sayCall({ name, args }: Expression & { type: 'call' }, known: Known): string {
  const [first] = args;
  const said = args.map((arg, index) =>
    index === 1 && first && LOOKING.has(name) ? sayBeside(arg, first, known) : say(arg, known),
  );
  return `${name.toUpperCase()}(${said.map(({ text }) => text).join(', ')})`;
}

function sayBinary({ operator, left, right }: Expression & { type: 'binary' }, known: Known): Said {
  const strength = STRENGTHS[operator];
  if (operator === 'and' || operator === 'or') {
    // both words in one line without brackets are read in two ways
    const part = (operand: Expression) =>
      within(say(operand, known), isJoinedBy(operand, operator) ? strength : STRENGTHS.and + 1);
    return { text: `${part(left)} ${known.t(operator)} ${part(right)}`, strength };
  }
  if (operator === '=' || operator === '!=') {
    const what = isNothing(right) ? left : isNothing(left) ? right : undefined;
    if (what) {
      const words = { what: within(say(what, known), strength + 1) };
      return { text: known.t(operator === '=' ? 'isEmpty' : 'isFilled', words), strength };
    }
    const [first, second] = [sayBeside(left, right, known), sayBeside(right, left, known)];
    return joined(first, operator, second);
  }
  // of options in an order it is the values that are compared
  const [first, second] = [sayPlain(left, right, known), sayPlain(right, left, known)];
  return joined(first, operator, second);
}

function joined(left: Said, operator: BinaryOperator, right: Said): Said {
  const strength = STRENGTHS[operator];
  // comparisons do not chain, the others are computed from the left
  const first = within(left, strength === STRENGTHS['='] ? strength + 1 : strength);
  return { text: `${first} ${SIGNS[operator] ?? operator} ${within(right, strength + 1)}`, strength };
}

/** A value that a field is compared with, as the field would show it. */
function sayBeside(value: Expression, other: Expression, known: Known): Said {
  const field = other.type === 'field' ? known.fields.get(other.path)?.field : undefined;
  if (!field) return sayPlain(value, other, known);
  if (value.type === 'text' || value.type === 'number') {
    const label = optionLabel(field, toText(value.value));
    // what reads like a field would be taken for it
    if (label !== undefined && ![...known.titles.values()].includes(label)) return whole(label);
  }
  if (value.type === 'boolean' && field.kind === 'switch') {
    const text = value.value ? field.activeText : field.inactiveText;
    if (text) return whole(text);
  }
  return sayPlain(value, other, known);
}

/** The same for what has no texts of its own: days without quotes, years without commas. */
function sayPlain(value: Expression, other: Expression, known: Known): Said {
  if (value.type === 'text' && other.type === 'field' && known.fields.get(other.path)?.type === 'date')
    return whole(value.value);
  if (value.type === 'number' && other.type === 'call' && other.name === 'year') return whole(toText(value.value));
  return say(value, known);
}

/** Text of an option that the document holds; undefined for others, and for a text that several options have. */
function optionLabel(field: Field, value: string): string | undefined {
  if (!isChoice(field)) return undefined;
  const options = optionsOf(field, {}) ?? [];
  const label = findOption(options, value)?.label;
  const isOwn = label !== undefined && allLabels(options).filter((each) => each === label).length === 1;
  return isOwn && label.trim() !== '' ? label : undefined;
}

function isChoice(field: Field): field is Field & ChoiceLike {
  return 'options' in field && Array.isArray(field.options) && 'dataType' in field;
}

function allLabels(options: readonly Option[]): string[] {
  return options.flatMap(({ label, children }) => [label, ...allLabels(children ?? [])]);
}

function isJoinedBy(operand: Expression, operator: 'and' | 'or'): boolean {
  return operand.type === 'binary' && operand.operator === operator;
}

function isNothing(expression: Expression): boolean {
  return expression.type === 'null' || (expression.type === 'text' && expression.value === '');
}

function whole(text: string): Said {
  return { text, strength: WHOLE };
}

function within({ text, strength }: Said, least: number): string {
  return strength < least ? `(${text})` : text;
}
