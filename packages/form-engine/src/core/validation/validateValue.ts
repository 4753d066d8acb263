import { DEFAULT_LOCALE, formatMessage, type Locale, type MessageValues } from '@smart-admin/ui/messages';
import { type Device } from '../document/FieldBase.js';
import { type Field } from '../document/FormDocument.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { type CurrentUser } from '../registry/currentUser.js';
import { type CheckContext, type FieldDefinition, type Issue } from '../registry/defineField.js';
import { type FieldAccess } from './FieldAccess.js';
import { matchPattern, patternProblem } from './pattern/matchPattern.js';
import { type Wording, wordsOf } from './Wording.js';
import { validationMessages } from './validationMessages.js';

export interface ValidationContext extends CheckContext {
  /** Language of the messages. Default zh. */
  locale?: Locale;
  /** Clock of NOW and TODAY. */
  now?: () => Date;
  /**
   * Fields that are not for this device are left out. Default pc. `any`, for who does not know where a form was filled in:
   * what one device alone shows is taken, and not demanded.
   */
  device?: Device | 'any';
  /** What the person may do with a field `price` or column `visitors.count`; what they may not set is left out. Default write. */
  access?(path: string): FieldAccess;
  /** Who fills in the form; a value `currentUser` becomes their id or that of their department. */
  currentUser?: CurrentUser | undefined;
  /** The kinds that the form may use. Default: the standard ones. */
  registry?: FieldRegistry | undefined;
}

export interface FieldError {
  path: string;
  /** Label of the field, for summaries. */
  label: string;
  message: string;
}

/** Whether a value counts as not filled in: nothing, '' or []; 0 and false are filled. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Checks the value of one cell or field: required, type, kind, patterns in order. Answers the message or undefined. */
export function validateValue(
  field: Field,
  value: unknown,
  context: ValidationContext & ValuePlace = {},
): string | undefined {
  const wording = valueWording(field, value, context);
  return wording === undefined ? undefined : wordsOf(wording, context.locale ?? DEFAULT_LOCALE);
}

/** What `validateValue` says, before it is put into words. */
export function valueWording(
  field: Field,
  value: unknown,
  context: ValidationContext & ValuePlace,
): Wording | undefined {
  const issue = findIssue(field, (context.registry ?? standardRegistry).get(field.kind), value, context, context);
  return issue && issueWording(issue, field);
}

/** Where a value stands. */
export interface ValuePlace {
  /** Whether it is a cell of a subtable. */
  cell?: boolean;
  /** Whether it must be filled; default as the field says. */
  required?: boolean;
}

export type FoundIssue = Issue | { text: string };

/** What is wrong with a value; undefined when nothing is. */
export function findIssue(
  field: Field,
  definition: FieldDefinition | undefined,
  value: unknown,
  context: CheckContext,
  { cell = false, required = field.required }: ValuePlace,
): FoundIssue | undefined {
  if (!definition || !takesInput(definition)) return undefined;
  const coerced = definition.coerce(value, field as Parameters<typeof definition.coerce>[1]);
  if (!coerced.ok) return coerced.issue;
  return findTypedIssue(field, definition, coerced.value, context, { cell, required });
}

/** What is wrong with a value that has the type of its kind. */
export function findTypedIssue(
  field: Field,
  definition: FieldDefinition,
  value: unknown,
  context: CheckContext,
  { cell, required }: Required<ValuePlace>,
): FoundIssue | undefined {
  if (isEmpty(value)) {
    if (!required) return undefined;
    return cell ? { key: 'cellRequired' } : { key: 'required' };
  }
  // a subtable field satisfies the general shape; the registry's definitions are typed by their own kinds
  const issue = definition.check?.(value, field as Parameters<typeof definition.coerce>[1], context);
  if (issue || field.patterns.length === 0) return issue;
  const text = Array.isArray(value) ? value.join(',') : String(value as string);
  // a pattern that cannot be read keeps a form from being released; an open form does not fail by it
  const failed = field.patterns.find(
    ({ pattern }) => patternProblem(pattern) === undefined && !matchPattern(pattern, text),
  );
  return failed && (failed.message === '' ? { key: 'pattern' } : { text: failed.message });
}

/** Whether people give the values of a kind. */
export function takesInput({ role }: FieldDefinition): boolean {
  return role === 'input' || role === 'table';
}

/** What an issue says. */
export function issueWording(issue: FoundIssue, field: Field): Wording {
  if ('text' in issue) return issue.text;
  return (locale) => {
    const params = Object.entries(issue.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'function' ? value(locale) : value,
    ]);
    return formatMessage(validationMessages, locale, issue.key, {
      label: field.label || field.id,
      ...(Object.fromEntries(params) as MessageValues),
    });
  };
}

/** What a broken rule says: its own message, or a general one. */
export function ruleWording(message: string): Wording {
  return message || generalRule;
}

// the same each time: what shows stays the same while it says the same
const generalRule: Wording = (locale) => formatMessage(validationMessages, locale, 'rule');
