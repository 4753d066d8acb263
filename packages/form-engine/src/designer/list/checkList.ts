import { type Translate } from '@smart-admin/ui/messages';
import { type Problem } from '../../editor/problems.js';
import { type ListDefinition } from '../../core/list/ListDefinition.js';
import { layoutSearches, missingField } from '../../core/list/listLayouts.js';
import { ExpressionError } from '../../core/expressions/ExpressionError.js';
import { fieldReferences } from '../../core/expressions/fieldReferences.js';
import { parseExpression } from '../../core/expressions/parseExpression.js';
import { safeAddress } from '../../core/kinds/display/safeAddress.js';
import { type DesignableField } from './designableFields.js';
import { type listDesignerMessages } from './listDesignerMessages.js';
import { itemIdOf } from './listParts.js';

/** What is wrong with the columns of a list over the fields of its form, in the words of one language. */
export function checkList(
  list: ListDefinition,
  fields: readonly DesignableField[],
  t: Translate<keyof (typeof listDesignerMessages)['zh']>,
): readonly Problem[] {
  const { columns } = list;
  const known = new Map(fields.map((field) => [field.id, field]));
  const problems: Problem[] = columns.flatMap((column) => {
    const { id, label } = column;
    const place = `${t('columns')} › ${label || id}`;
    const field = known.get(id);
    const found: Problem[] = [];
    if (!field)
      found.push({ severity: 'error', itemId: id, place, message: t('unknownField', { label: label || id }) });
    if (label.trim() === '')
      found.push({ severity: 'error', itemId: id, setting: 'label', place, message: t('noLabel', { id }) });
    if (column.visibility.length === 0)
      found.push({
        severity: 'warning',
        itemId: id,
        setting: 'visibility',
        place,
        message: t('hiddenEverywhere', { label }),
      });
    if (column.sortable && field && !field.isSortable)
      found.push({
        severity: 'warning',
        itemId: id,
        setting: 'sortable',
        place,
        message: t('sortableHeavy', { label }),
      });
    return found;
  });
  if (columns.length === 0) problems.push({ severity: 'error', place: t('columns'), message: t('emptyList') });
  const width = columns
    .filter(({ fixed, visibility }) => fixed !== undefined && visibility.includes('pc'))
    .reduce((sum, column) => sum + (column.width ?? USUAL_WIDTH), 0);
  if (width > WIDEST_FIXED)
    problems.push({ severity: 'warning', place: t('columns'), message: t('tooWide', { width }) });
  return [
    ...problems,
    ...buttonProblems(list, t),
    ...conditionProblems(list, t),
    ...filterProblems(list, known, t),
    ...layoutProblems(list, known, t),
  ];
}

/** px of a column without a width of its own. */
const USUAL_WIDTH = 120;
/** px of a laptop's list that fixed columns may take. */
const WIDEST_FIXED = 600;

type Say = Translate<keyof (typeof listDesignerMessages)['zh']>;

function buttonProblems({ buttons, rowButtons }: ListDefinition, t: Say): Problem[] {
  const seen = new Set<string>();
  return [
    ...buttons.map((button) => ['buttons', button] as const),
    ...rowButtons.map((button) => ['rowButtons', button] as const),
  ].flatMap(([part, { id, label, action = 'standard', address = '', interfaceId = '' }]) => {
    const shared = { severity: 'error' as const, itemId: itemIdOf(part, id), place: `${t(part)} › ${label || id}` };
    const isSecond = seen.has(id);
    seen.add(id);
    return [
      ...(isSecond ? [{ ...shared, message: t('duplicateId', { label: label || id }) }] : []),
      ...(label.trim() === '' ? [{ ...shared, setting: 'label', message: t('noLabel', { id }) }] : []),
      ...(action === 'link' && safeAddress(address) === ''
        ? [{ ...shared, setting: 'address', message: t('noAddress', { label: label || id }) }]
        : []),
      ...(action === 'interface' && interfaceId.trim() === ''
        ? [{ ...shared, setting: 'interfaceId', message: t('noInterface', { label: label || id }) }]
        : []),
    ];
  });
}

/** Conditions are computed over what the list has loaded. */
function conditionProblems({ columns, rowButtons }: ListDefinition, t: Say): Problem[] {
  const shown = new Set(['id', ...columns.map(({ id }) => id)]);
  const check = (source: string, itemId: string, setting: string, label: string): Problem[] => {
    if (source.trim() === '') return [];
    const shared = { itemId, setting, place: label };
    try {
      const names = fieldReferences(parseExpression(source)).filter((name) => !shown.has(name));
      return names.length === 0
        ? []
        : [{ ...shared, severity: 'error', message: t('notAColumn', { label, names: names.join(', ') }) }];
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      return [{ ...shared, severity: 'error', message: t('badCondition', { label }) }];
    }
  };
  return [
    ...columns.flatMap(({ id, label, colours }) =>
      colours.flatMap(({ when }) => check(when, id, 'colours', label || id)),
    ),
    ...rowButtons.flatMap(({ id, label, visibleWhen = '' }) =>
      check(visibleWhen, itemIdOf('rowButtons', id), 'visibleWhen', label || id),
    ),
  ];
}

/** A layout without its field is not offered. */
function layoutProblems(list: ListDefinition, known: ReadonlyMap<string, DesignableField>, t: Say): Problem[] {
  const place = t('list');
  const lacking = (list.layouts ?? []).flatMap((layout): Problem[] => {
    const setting = missingField(list, layout);
    if (setting === undefined) return [];
    return [{ severity: 'error', setting, place, message: t('layoutField', { layout: t(`layout.${layout}`) }) }];
  });
  const gone = layoutSearches(list).filter(({ id }) => !known.has(id));
  const parent = known.get(list.treeField ?? '');
  const isTree = list.layouts?.includes('tree') && parent !== undefined && !parent.namesParent;
  return [
    ...lacking,
    ...(isTree
      ? [{ severity: 'error' as const, setting: 'treeField', place, message: t('notParent', { label: parent.label }) }]
      : []),
    ...gone.map(({ id }): Problem => ({ severity: 'error', place, message: t('unknownField', { label: id }) })),
  ];
}

function filterProblems({ filters }: ListDefinition, known: ReadonlyMap<string, DesignableField>, t: Say): Problem[] {
  const isWrong = filters.some(({ field, value, until }) => !known.has(field) || (value === '' && until === ''));
  return isWrong ? [{ severity: 'error', setting: 'filters', place: t('list'), message: t('badFilter') }] : [];
}
