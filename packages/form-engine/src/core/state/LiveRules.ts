import { addTo } from '../change/addTo.js';
import { type CompiledRule } from '../compile/CompiledForm.js';
import { ExpressionError } from '../expressions/ExpressionError.js';
import { evaluateExpression } from '../expressions/evaluateExpression.js';
import { isEmpty, ruleWording } from '../validation/validateValue.js';
import { type Wording } from '../validation/Wording.js';
import { type FieldStates } from './FieldStates.js';
import { type StoreContent } from './StoreContent.js';

/**
 * The rules of a form that are checked while it is filled in: those over main fields, as soon as all of them are filled.
 * Rules over subtables would cost their rows at each key and wait for the submit.
 */
export class LiveRules {
  /** Rules by the fields that they look at or stand on. */
  private readonly byPath = new Map<string, CompiledRule[]>();

  constructor(
    private readonly content: StoreContent,
    private readonly states: FieldStates,
  ) {
    for (const compiled of content.form.rules) {
      const paths = new Set([compiled.rule.field, ...compiled.references.map(({ path }) => path)]);
      if ([...paths].some((path) => path.includes('.') || content.tables.has(path))) continue;
      for (const path of paths) addTo(this.byPath, path, compiled);
    }
  }

  /** Fields on which the rules stand that a change of a field may break or mend. */
  targetsOf(path: string): string[] {
    return [...new Set((this.byPath.get(path) ?? []).map(({ rule }) => rule.field))];
  }

  /** Message of the first broken rule that stands on a field. */
  broken(path: string): Wording | undefined {
    const rules = (this.byPath.get(path) ?? []).filter(({ rule }) => rule.field === path);
    const found = rules.find((compiled) => this.isBroken(compiled));
    return found && ruleWording(found.rule.message);
  }

  private isBroken({ rule, expression, references }: CompiledRule): boolean {
    const target = this.content.form.byPath.get(rule.field);
    if (!target) return false;
    const { visible, access } = this.states.compute(target, undefined);
    if (!visible || access !== 'write') return false;
    if (references.some(({ path }) => isEmpty(this.content.values[path]))) return false;
    this.states.scope.row = undefined;
    try {
      return evaluateExpression(expression, this.states.scope) === false;
    } catch (error) {
      // half typed; the submit says what is wrong with it
      if (error instanceof ExpressionError) return false;
      throw error;
    }
  }
}
