import {
  type BoundValue,
  REPORT_CELLS,
  REPORT_RULE_LENGTH,
  REPORT_TEXT_LENGTH,
  type ReportCell,
  type ReportDocument,
} from '@smart-admin/api-client/contract';
import { expressionProblem, fieldReferences, parseExpression } from '@smart-admin/form-engine/core';
import { addressOf, placeOf } from '@smart-admin/form-engine/core/report';
import { type Problem } from '@smart-admin/form-engine/editor';
import { type Locale, type Translate } from '@smart-admin/ui/messages';
import { checkFilters } from '../../design/checkFilters.js';
import { type reportDesignMessages } from './reportDesignMessages.js';
import { cellAt } from './sheetEdits.js';

type Words = Translate<keyof (typeof reportDesignMessages)['zh']>;

/** What is wrong with a report, or doubtful. */
export function checkReport(document: ReportDocument, t: Words, locale: Locale): Problem[] {
  const { cells, sets, filters } = document;
  if (cells.length === 0) return [{ severity: 'error', place: t('whole'), message: t('problem.empty') }];
  const names = new Set(filters.flatMap(({ id, kind }) => (kind === 'period' ? [`${id}_from`, `${id}_until`] : [id])));
  const ofSets = sets.flatMap(({ id, label, data }): Problem[] => {
    const place = label || id;
    const isOpen =
      (data.source === 'model' && data.modelId === '') || (data.source === 'interface' && data.interfaceId === '');
    const isGone = boundOf(data).some(({ from, value }) => from === 'filter' && !names.has(value));
    return [
      ...(isOpen ? [{ severity: 'error' as const, place, message: t('problem.noSet') }] : []),
      ...(isGone ? [{ severity: 'warning' as const, place, message: t('problem.goneFilter') }] : []),
    ];
  });
  return [
    ...(cells.length > REPORT_CELLS
      ? [{ severity: 'error' as const, place: t('whole'), message: t('problem.manyCells', { max: REPORT_CELLS }) }]
      : []),
    ...checkFilters(filters, locale),
    ...ofSets,
    ...cells.flatMap((cell) => checkCell(cell, document, t)),
    ...checkTexts(document, t),
  ];
}

/** Formulas that are told in another language have to be formulas there too; cells that have moved make them longer. */
function checkTexts({ texts, cells }: ReportDocument, t: Words): Problem[] {
  const used = new Set(cells.flatMap(({ kind, text }) => (kind === 'expression' ? [`formulas.${text}`] : [])));
  const told = Object.values(texts ?? {}).flatMap((some) => Object.entries(some));
  const problem = (message: string): Problem => ({ severity: 'error', place: t('texts'), message });
  return told.flatMap(([path, text]): Problem[] => {
    if (text.length > REPORT_TEXT_LENGTH)
      return [problem(t('problem.longIn', { name: `${text.slice(0, SHOWN)}…`, max: REPORT_TEXT_LENGTH }))];
    if (!used.has(path) || expressionProblem(text) === undefined) return [];
    return [problem(t('problem.formulaIn', { name: text }))];
  });
}

/** Characters by which a text that is too long is told. */
const SHOWN = 20;

function boundOf(data: ReportDocument['sets'][number]['data']): BoundValue[] {
  const given = data.source === 'model' ? data.conditions : (data.parameters ?? []);
  return given.map(({ value }) => value);
}

function checkCell(cell: ReportCell, document: ReportDocument, t: Words): Problem[] {
  const address = addressOf(cell);
  const problem = (severity: Problem['severity'], setting: string, message: string): Problem => ({
    ...{ severity, setting, message, itemId: address, place: address },
  });
  const found: Problem[] = [];
  if (cell.kind === 'field') {
    if (!document.sets.some(({ id }) => id === cell.set))
      found.push(problem('error', 'set', t('problem.goneSet', { name: cell.set })));
    if (cell.field === '') found.push(problem('error', 'field', t('problem.noField')));
  }
  if (cell.kind === 'chart') {
    if (!document.sets.some(({ id }) => id === cell.set))
      found.push(
        problem('error', 'set', cell.set === '' ? t('problem.noChartSet') : t('problem.goneSet', { name: cell.set })),
      );
    if (cell.chart?.category === '') found.push(problem('warning', 'category', t('problem.noCategory')));
    if (cell.field === '' && cell.aggregate !== 'count') found.push(problem('error', 'field', t('problem.noField')));
  }
  if (cell.kind === 'expression' && expressionProblem(cell.text) !== undefined)
    found.push(problem('error', 'text', t('problem.formula')));
  if (cell.rules.some(({ when }) => expressionProblem(when) !== undefined))
    found.push(problem('error', 'rules', t('problem.formula')));
  if (cell.text.length > REPORT_TEXT_LENGTH)
    found.push(problem('error', 'text', t('problem.long', { max: REPORT_TEXT_LENGTH })));
  if (cell.rules.some(({ when }) => when.length > REPORT_RULE_LENGTH))
    found.push(problem('error', 'rules', t('problem.long', { max: REPORT_RULE_LENGTH })));
  for (const [setting, texts] of [
    ['text', cell.kind === 'expression' ? [cell.text] : []],
    ['rules', cell.rules.map(({ when }) => when)],
  ] as const)
    for (const name of new Set(texts.flatMap((text) => emptyPlaces(text, document))))
      found.push(problem('error', setting, t('problem.goneCell', { name })));
  for (const parent of ['left', 'top'] as const) {
    const place = placeOf(cell[parent]);
    const owner = place && cellAt(document, place);
    if (place && (!owner || owner.row !== place.row || owner.column !== place.column))
      found.push(problem('warning', parent, t('problem.parent', { name: cell[parent] })));
  }
  return found;
}

/** What a formula names as cells and where nothing stands. */
function emptyPlaces(text: string, { cells }: ReportDocument): string[] {
  if (expressionProblem(text) !== undefined) return [];
  const filled = new Set(cells.map((cell) => addressOf(cell)));
  return fieldReferences(parseExpression(text)).filter(
    (name) => name !== 'value' && !name.includes('.') && !filled.has(name.toUpperCase()),
  );
}
