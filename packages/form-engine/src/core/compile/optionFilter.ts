import { type Option } from '../document/Option.js';
import { optionColumn } from '../document/optionScope.js';
import { type Expression } from '../expressions/Expression.js';
import { evaluateExpression, type ExpressionScope } from '../expressions/evaluateExpression.js';
import { type ExpressionValue, isTrue } from '../expressions/ExpressionValue.js';
import { fieldReferences } from '../expressions/fieldReferences.js';
import { undefinedOnExpressionError } from '../expressions/undefinedOnExpressionError.js';
import { type CheckContext } from '../registry/defineField.js';
import { sameValue } from '../state/sameValue.js';
import { type CompiledExpression, type CompiledField } from './CompiledForm.js';

/** The option filter of a field with the values that it looks at, as they are now. */
export interface BoundOptionFilter {
  /** Whether an option is offered, by itself; `level` counts from 1 at the first level of a tree. */
  passes(option: Option, level: number): boolean;
  /** The value of a part of it that looks at no option, as the form is now; undefined for one that cannot be computed. */
  valueOf(part: Expression): ExpressionValue | undefined;
  /** Whether nothing but its value decides about an option. */
  readsOnlyValue: boolean;
  /** What it was bound to. */
  source: CompiledExpression;
  /** The values of the form that it looks at, by path. */
  values: Readonly<Record<string, unknown>>;
  /** The field that it is of. */
  path: string;
  /** The released form that this stands in, where that is known. */
  origin: FormOrigin;
}

/** Which released form is filled in, and with which flow where it has no page of its own, for what a server knows of its fields. */
export interface FormOrigin {
  formId?: string | undefined;
  flow?: FillingFlow | undefined;
}

/** A flow that is launched, for somebody else where they are named, or one that is under way. */
export type FillingFlow = { launch: string; forUserId?: string | undefined } | { instance: string };

/** Binds the option filter of a field of a form to what a scope holds; undefined for a field without one. */
export function bindOptionFilter(
  { optionFilter: source, path }: CompiledField,
  scope: ExpressionScope,
  origin: FormOrigin = {},
): BoundOptionFilter | undefined {
  if (!source) return undefined;
  const names = fieldReferences(source.expression);
  const own = names.filter((name) => optionColumn(name) === undefined);
  const lists = new Map<string, ExpressionValue[] | undefined>(own.map((name) => [name, scope.column?.(name)]));
  const values = Object.fromEntries(own.map((name) => [name, lists.get(name) ?? scope.get(name)]));
  const { now, user } = scope;
  return {
    source,
    values,
    path,
    origin,
    valueOf: (part) => {
      const around = { ...(now ? { now } : {}), user, get: (name: string) => values[name] };
      return undefinedOnExpressionError(() =>
        evaluateExpression(part, { ...around, column: (name) => lists.get(name) }),
      );
    },
    readsOnlyValue: names.every((name) => (optionColumn(name) ?? 'value') === 'value'),
    passes(option, level) {
      const columns: Readonly<Record<string, unknown>> = {
        ...option.columns,
        value: option.value,
        label: option.label,
        level,
      };
      const get = (name: string) => {
        const column = optionColumn(name);
        return column === undefined ? values[name] : Object.hasOwn(columns, column) ? columns[column] : null;
      };
      const around = { ...(now ? { now } : {}), user, get, column: (name: string) => lists.get(name) };
      // what cannot be computed does not hold
      const result = undefinedOnExpressionError(() => evaluateExpression(source.expression, around));
      return result !== undefined && isTrue(result);
    },
  };
}

/** The filter that was there before, where it decides the same. */
export function keepFilter(
  before: BoundOptionFilter | undefined,
  now: BoundOptionFilter | undefined,
): BoundOptionFilter | undefined {
  return before && now && before.source === now.source && sameValue(before.values, now.values) ? before : now;
}

/** A context whose checks know the option filter. */
export function withOptionFilter<Context extends CheckContext>(
  context: Context,
  optionFilter: BoundOptionFilter | undefined,
): Context {
  return optionFilter ? { ...context, optionFilter } : context;
}

/**
 * What a field offers: the options that pass, with their branches, and those that are chosen. Of a `path` of options, as a
 * cascader chooses, a branch of which nothing is left is not offered.
 */
export function offeredOptions(
  options: readonly Option[],
  filter: BoundOptionFilter,
  { chosen, isPath }: { chosen: ReadonlySet<string>; isPath: boolean },
  place: { level: number; isOpen: boolean } = { level: 1, isOpen: true },
): Option[] {
  return options.flatMap((option): Option[] => {
    const isOpen = place.isOpen && filter.passes(option, place.level);
    const below = offeredOptions(option.children ?? [], filter, { chosen, isPath }, { level: place.level + 1, isOpen });
    const isEmptied = below.length === 0 && (option.children?.length ?? 0) > 0;
    const isOffered = isOpen && !(isPath && isEmptied);
    if (!isOffered && below.length === 0 && !chosen.has(option.value)) return [];
    const { children: _children, ...own } = option;
    return [below.length > 0 ? { ...own, children: below } : own];
  });
}
