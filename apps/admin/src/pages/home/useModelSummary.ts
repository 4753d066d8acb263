import { type DynamicRoute } from '@smart-admin/layout/routing';
import { useLocale } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { loadApi } from '../../app/loadApi.js';
import { lastWeek } from './lastWeek.js';

/** What was entered on a generated page in the last week; all cards of the page share one call. */
export function useModelSummary({ moduleId: id }: DynamicRoute) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['home', 'summary', id, locale],
    queryFn: async () => (await loadApi()).visualdev.records.summary({ id, query: lastWeek() }, { silent: true }),
  });
}
