import { type ResourceColumn, type ResourceRow, type SearchField } from '@smart-admin/form-engine/resource';
import { type Translate } from '@smart-admin/ui/messages';
import { field } from './apiForm.js';
import { type commonMessages } from './commonMessages.js';

type CommonTranslate = Translate<keyof (typeof commonMessages)['zh']>;

/** Name and code, which nearly every managed thing begins with. */
export function nameAndCode(c: CommonTranslate) {
  return {
    fullName: field('text', { label: c('name'), required: true, span: 12, maxLength: 100, rule: 'name' }),
    enCode: field('text', { label: c('code'), required: true, span: 12, maxLength: 100, rule: 'code' }),
  };
}

/** Order, state and description, which nearly every managed thing ends with. */
export function orderAndState(c: CommonTranslate) {
  const { sortCode, description } = orderAndText(c);
  return {
    sortCode,
    enabledMark: field('switch', {
      label: c('state'),
      span: 12,
      defaultValue: true,
      activeText: c('enabled'),
      inactiveText: c('disabled'),
    }),
    description,
  };
}

/** Order and description of things without a state. */
export function orderAndText(c: CommonTranslate) {
  return {
    sortCode: field('number', { label: c('sort'), span: 12, min: 0, max: 999_999, precision: 0, defaultValue: 0 }),
    description: field('textarea', { label: c('description'), maxLength: 500 }),
  };
}

/** Search by name and code. */
export function keywordSearch(c: CommonTranslate) {
  return { id: 'keyword', label: c('keyword'), kind: 'keyword' } as const satisfies SearchField;
}

/** Search for the enabled or the disabled. */
export function stateSearch(c: CommonTranslate) {
  const options = [
    { value: '1', label: c('enabled') },
    { value: '0', label: c('disabled') },
  ];
  return { id: 'enabledMark' as const, label: c('state'), kind: 'select' as const, options };
}

/** Columns that mean the same on every page. */
export function commonColumns(c: CommonTranslate) {
  return {
    userCount: { id: 'userCount', header: c('userCount'), kind: 'number', width: 88, align: 'right' },
    sortCode: { id: 'sortCode', header: c('sort'), kind: 'number', width: 88, align: 'right' },
    state: { id: 'enabledMark', header: c('state'), kind: 'enabled', width: 88 },
    createdAt: { id: 'creatorTime', header: c('createdAt'), kind: 'datetime', width: 140 },
  } as const satisfies Record<string, ResourceColumn<ResourceRow>>;
}
