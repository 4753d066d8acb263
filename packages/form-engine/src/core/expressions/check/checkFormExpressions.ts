import { mapReferenceTexts } from '../../document/edit/references.js';
import { type FormDocument } from '../../document/FormDocument.js';
import { type FieldRegistry, standardRegistry } from '../../registry/createRegistry.js';
import { checkExpression } from './checkExpression.js';
import { type ExpressionIssue } from './ExpressionIssue.js';
import { expressionFields, type ExpressionType, optionFields, typeOf } from './ExpressionType.js';

/**
 * What is wrong with the operands of all expressions of a form; what cannot be read, unknown fields and circles are
 * problems of the compiled form (`compileForm`). `optionLabels` are what the columns of an option are called in the words of a
 * designer, and `option` the option itself.
 */
export function checkFormExpressions(
  document: FormDocument,
  registry: FieldRegistry = standardRegistry,
  optionLabels: Readonly<Record<string, string>> = {},
): readonly FormExpressionIssue[] {
  const found: FormExpressionIssue[] = [];
  const fieldsOf = new Map<string, ReturnType<typeof expressionFields>>();
  const around = (table: string | undefined) => {
    const fields = fieldsOf.get(table ?? '') ?? expressionFields(document, { table, registry });
    fieldsOf.set(table ?? '', fields);
    return fields;
  };
  mapReferenceTexts(document, registry, ({ path, setting, text, isName }) => {
    if (isName || text === '') return text;
    const [table, column] = path.split('.');
    const named = around(column === undefined ? undefined : table);
    const field = named.get(column ?? path)?.field;
    const options = optionFields(setting, field, optionLabels);
    const fields = options.fields.size > 0 ? new Map([...named, ...options.fields]) : named;
    const wants = wantedType(setting, field, registry);
    for (const issue of checkExpression(text, { fields, hasOpenOptions: options.isOpen, ...(wants ? { wants } : {}) }))
      if (TYPED.has(issue.code)) found.push({ path, setting, text, issue });
    return text;
  });
  return found;
}

/** What an expression must give at its place; undefined = anything. */
export function wantedType(
  setting: string,
  field: Parameters<typeof typeOf>[0] | undefined,
  registry: FieldRegistry,
): ExpressionType | undefined {
  return field && FORMULAS.has(setting) ? typeOf(field, registry) : undefined;
}

/** Settings whose expression gives the value of the field. */
const FORMULAS: ReadonlySet<string> = new Set(['formula', 'defaultFormula']);

const TYPED: ReadonlySet<ExpressionIssue['code']> = new Set([
  'operand',
  'dateOperand',
  'listOperand',
  'argument',
  'order',
  'neverEqual',
  'result',
]);

/** An issue with the place of its expression: field or column, `` for the form, and the setting. */
export interface FormExpressionIssue {
  path: string;
  setting: string;
  text: string;
  issue: ExpressionIssue;
}
