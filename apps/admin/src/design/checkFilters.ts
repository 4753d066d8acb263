import { FILTER_OPTIONS } from '@smart-admin/api-client/contract';
import { type Problem } from '@smart-admin/form-engine/editor';
import { createTranslate, type Locale } from '@smart-admin/ui/messages';
import { filterMessages } from './filterMessages.js';

/** What the server would refuse of the filters above a designed page. */
export function checkFilters(filters: readonly CheckedFilter[], locale: Locale): Problem[] {
  const t = createTranslate(filterMessages, locale);
  return filters.flatMap(({ label, options }): Problem[] => {
    const problem = (message: string): Problem => ({ severity: 'error', place: label.trim() || t('filters'), message });
    return [
      ...(label.trim() === '' ? [problem(t('problem.noLabel'))] : []),
      // also of a filter that offers none now: they stay for whoever makes it a choice again
      ...(options.length > FILTER_OPTIONS ? [problem(t('problem.manyOptions', { max: FILTER_OPTIONS }))] : []),
    ];
  });
}

interface CheckedFilter {
  label: string;
  options: readonly unknown[];
}
