import { useMessages } from '@smart-admin/ui/locale';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type ChoiceField,
  type ListQuery,
  type ResourceDefinition,
  type ResourceGrouping,
  type ResourceRow,
} from '../types.js';
import { useFieldOptions } from '../../fields/sources/useFieldOptions.js';
import { resourceMessages } from '../resourceMessages.js';
import { groupQuery, groupsOf, type RowGroup } from './groupRows.js';

/** The groups of a field; empty while its options are loaded. */
export function useGroups({ options }: ResourceGrouping): readonly RowGroup[] {
  const t = useMessages(resourceMessages);
  const field = 'kind' in options ? options : undefined;
  const loaded = useFieldOptions(field ?? NO_FIELD);
  if (field && loaded.loading) return [];
  return groupsOf('kind' in options ? loaded.options : options, t('noValue'));
}

/** The rows of a group, page by page. */
export function useGroupRows<Row extends ResourceRow>(
  definition: ResourceDefinition<Row>,
  { grouping, group, query, enabled = true }: GroupQuery,
) {
  return useInfiniteQuery({
    queryKey: groupKey(definition.id, { grouping, group, query }),
    queryFn: ({ pageParam, signal }) => definition.source.list(groupQuery(query, grouping, group, pageParam), signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.reduce((count, page) => count + page.list.length, 0) < last.pagination.total && last.list.length > 0
        ? pages.length + 1
        : undefined,
    enabled,
  });
}

/** Key under which the rows of a group are kept; it is loaded again with its list. */
export function groupKey(resourceId: string, { grouping, group, query }: GroupQuery): readonly unknown[] {
  const { currentPage: _page, pageSize: _size, ...asked } = query;
  return ['resource', resourceId, 'group', grouping.field, group.value, asked];
}

interface GroupQuery {
  grouping: ResourceGrouping;
  group: RowGroup;
  /** What the list is filtered and sorted by. */
  query: ListQuery;
  /** Whether it is loaded. Default true. */
  enabled?: boolean;
}

const NO_FIELD = {
  dataType: 'static',
  dictionaryType: '',
  propsUrl: '',
  options: [],
  optionKeys: { value: 'id', label: 'fullName', children: 'children' },
} satisfies Pick<ChoiceField, 'dataType' | 'dictionaryType' | 'propsUrl' | 'options' | 'optionKeys'>;
