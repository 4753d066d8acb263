import { type Locale, messagesIn, type Translate } from '@smart-admin/ui/messages';
import { compileForm } from '../../core/compile/compileForm.js';
import { type FormProblem, formProblemText } from '../../core/compile/FormProblem.js';
import { findItem, formItems, nodeItem } from '../../core/document/edit/formItems.js';
import { checkFormExpressions } from '../../core/expressions/check/checkFormExpressions.js';
import { expressionIssueText } from '../../core/expressions/check/ExpressionIssue.js';
import { type Field, type FormDocument } from '../../core/document/FormDocument.js';
import { FormDocumentError } from '../../core/document/FormDocumentError.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { tablesOf } from '../../core/storage/tablesOf.js';
import { OPTION_SCOPE, optionColumn } from '../../core/document/optionScope.js';
import { type Problem } from '../../editor/problems.js';
import { type FormDesignerText } from './formDesignerMessages.js';
import { optionTexts } from './expression/optionTexts.js';
import { itemName } from './itemNames.js';

/** What is wrong with a form in the words of one language: its expressions and settings, its names, and what is not finished. */
export function checkForm(
  document: FormDocument,
  { t, locale, registry }: { t: Translate<FormDesignerText>; locale: Locale; registry: FieldRegistry },
): readonly Problem[] {
  const items = new Set(formItems(document));
  const placeOf = (id: string | undefined) => {
    const item = id === undefined ? undefined : findItem(document, id);
    return item ? itemName(item, locale, registry) : t('form');
  };
  const optionWords: Readonly<Record<string, string>> = messagesIn(optionTexts, locale);
  // a column that options do not have: `option.size` is that of the option
  const inWords = (problem: FormProblem): FormProblem => {
    const column = problem.code === 'unknownField' ? optionColumn(String(problem.params.detail)) : undefined;
    if (column === undefined) return problem;
    const detail = `${optionWords[OPTION_SCOPE]}.${optionWords[column] ?? column}`;
    return { ...problem, params: { ...problem.params, detail } };
  };
  const told = compileForm(document, registry).problems.map((problem): Problem => {
    const { severity, path, setting } = problem;
    const itemId = items.has(path) ? path : items.has(nodeItem(path)) ? nodeItem(path) : undefined;
    return {
      severity,
      setting,
      place: placeOf(itemId),
      message: formProblemText(inWords(problem), locale),
      ...(itemId === undefined ? {} : { itemId }),
    };
  });
  const problem = (
    itemId: string,
    setting: string | undefined,
    message: string,
    severity: Problem['severity'] = 'error',
  ): Problem => ({
    severity,
    itemId,
    ...(setting === undefined ? {} : { setting }),
    place: placeOf(itemId),
    message,
  });
  const unfinished = (field: Field, id: string): Problem[] => {
    const role = registry.get(field.kind)?.role;
    const label = field.label || field.id;
    return [
      ...(field.label.trim() === '' && role !== undefined && role !== 'display'
        ? [problem(id, 'label', t('noLabel', { id }))]
        : []),
      ...('formula' in field && field.formula === ''
        ? [problem(id, 'formula', t('noFormula', { label }), 'warning')]
        : []),
      ...('options' in field && 'dataType' in field && field.dataType === 'static' && field.options.length === 0
        ? [problem(id, 'options', t('noOptions', { label }), 'warning')]
        : []),
      ...(field.kind === 'subtable' && field.columns.length === 0
        ? [problem(id, undefined, t('emptyTable', { label }))]
        : []),
      ...(field.kind === 'subtable' ? field.columns.flatMap((column) => unfinished(column, `${id}.${column.id}`)) : []),
    ];
  };
  const typed = checkFormExpressions(document, registry, optionWords).map(({ path, setting, issue }): Problem => {
    const itemId = expressionItem(path, setting);
    return {
      severity: issue.severity,
      setting: setting.slice(setting.startsWith('@') ? setting.lastIndexOf('.') + 1 : 0).split('.')[0] ?? setting,
      place: placeOf(itemId),
      message: expressionIssueText(issue, locale),
      ...(itemId === undefined ? {} : { itemId }),
    };
  });
  return [
    ...told,
    ...typed,
    ...document.fields.flatMap((field) => unfinished(field, field.id)),
    ...tableProblems(document, registry, t),
  ];
}

/** The item that holds an expression; undefined for the form. */
export function expressionItem(path: string, setting: string): string | undefined {
  if (path !== '') return path;
  return setting.startsWith('@') ? setting.slice(0, setting.lastIndexOf('.')) : undefined;
}

function tableProblems(document: FormDocument, registry: FieldRegistry, t: Translate<FormDesignerText>): Problem[] {
  try {
    const [main] = tablesOf(document, LONGEST_TABLE, registry);
    if (main && main.columns.length > 0) return [];
    return [{ severity: 'error', place: t('form'), message: t('noFieldsError') }];
  } catch (error) {
    if (!(error instanceof FormDocumentError)) throw error;
    return [{ severity: 'error', place: t('form'), message: t('badNames', { reason: error.message }) }];
  }
}

/** Names of tables are not known here; ids have at most so many characters. */
const LONGEST_TABLE = `mt_${'x'.repeat(20)}`;
