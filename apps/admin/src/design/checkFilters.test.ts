import { FILTER_OPTIONS } from '@smart-admin/api-client/contract';
import { createTranslate } from '@smart-admin/ui/messages';
import { expect, it } from 'vitest';
import { checkFilters } from './checkFilters.js';
import { filterMessages } from './filterMessages.js';

const t = createTranslate(filterMessages, 'zh');
const options = (count: number) => Array.from({ length: count }, (_, place) => ({ value: `${place}`, label: '' }));

it('names a filter by its label, and one without a label in general', () => {
  expect(checkFilters([{ label: ' ', options: [] }], 'zh')).toEqual([
    { severity: 'error', place: t('filters'), message: t('problem.noLabel') },
  ]);
  expect(checkFilters([{ label: '片区', options: options(FILTER_OPTIONS + 1) }], 'zh')).toEqual([
    { severity: 'error', place: '片区', message: t('problem.manyOptions', { max: FILTER_OPTIONS }) },
  ]);
});

it('finds nothing wrong with a filter that is as the server takes it', () => {
  expect(checkFilters([{ label: '片区', options: options(FILTER_OPTIONS) }], 'zh')).toEqual([]);
});
