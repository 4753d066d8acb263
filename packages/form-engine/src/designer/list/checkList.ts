import { type Translate } from '@smart-admin/ui/messages';
import { type Problem } from '../../editor/problems.js';
import { type ListDefinition } from '../../core/list/ListDefinition.js';
import { type DesignableField } from './designableFields.js';
import { type listDesignerMessages } from './listDesignerMessages.js';

/** What is wrong with the columns of a list over the fields of its form, in the words of one language. */
export function checkList(
  { columns }: ListDefinition,
  fields: readonly DesignableField[],
  t: Translate<keyof (typeof listDesignerMessages)['zh']>,
): readonly Problem[] {
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
  return problems;
}

/** px of a column without a width of its own. */
const USUAL_WIDTH = 120;
/** px of a laptop's list that fixed columns may take. */
const WIDEST_FIXED = 600;
