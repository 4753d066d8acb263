import { useMessages } from '@smart-admin/ui/locale';
import { useListDriver, useTextMatch, type ListDriver } from '@smart-admin/ui/text-search';
import { useEffect, useState } from 'react';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';
import { type PickedItem } from '../picker-state/pickerProps.js';
import { type PaneProps } from '../picker-state/usePicker.js';
import { type EntityItem, type EntitySource } from '../sources/EntitySource.js';
import { ChoiceList } from './ChoiceList.js';
import { PaneStatus } from './PaneStatus.js';
import { SearchBox } from './SearchBox.js';
import { useEntityPages } from './useEntityPages.js';

/** Search and list over an entity source. */
export function EntityPane(props: Omit<EntityListProps, 'keyword' | 'driver'>) {
  const [keyword, setKeyword] = useState('');
  const driver = useListDriver();
  return (
    <>
      <SearchBox value={keyword} onValueChange={setKeyword} driver={driver} />
      <EntityList {...props} keyword={keyword} driver={driver} />
    </>
  );
}

/** What a keyword finds at an entity source. */
export function EntityList({ search, cacheKey, keyword, lead = NO_ITEMS, ...pane }: EntityListProps) {
  const t = useMessages(pickerMessages);
  const { query, items, total, searched } = useEntityPages(search, cacheKey, keyword);
  const match = useTextMatch(keyword);
  const leading = match ? lead.filter(({ label }) => match(label)) : lead;
  const isStale = searched !== keyword.trim() || query.isPlaceholderData || query.isPending;
  const { setStale } = pane.driver;
  useEffect(() => setStale(isStale), [setStale, isStale]);
  if (query.data === undefined) return <PaneStatus query={query} />;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <ChoicePane
      {...pane}
      items={[...leading, ...items]}
      total={leading.length + total}
      emptyText={searched === '' ? t('empty') : t('noMatch')}
      busy={query.isPlaceholderData || isFetchingNextPage}
      onEndReached={() => {
        if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !query.isPlaceholderData)
          void fetchNextPage();
      }}
      failed={isFetchNextPageError || (query.isError && !isFetchNextPageError)}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : query.refetch())}
    />
  );
}

const NO_ITEMS: readonly EntityItem[] = [];

export interface EntityListProps extends PaneProps {
  search: EntitySource['search'];
  cacheKey: readonly string[];
  keyword: string;
  /** Of the search line above. */
  driver: ListDriver;
  /** Stand before the items of the source. */
  lead?: readonly EntityItem[];
}

/** A list of choices as the pane of a picker. */
export function ChoicePane({ multiple, chosenIds, onChosenChange, emptyText, ...list }: ChoicePaneProps) {
  if (list.items.length === 0 && !list.failed)
    return (
      <p role="status" className="m-0 px-3 py-6 text-center text-3">
        {emptyText}
      </p>
    );
  return (
    <ChoiceList
      {...list}
      multiple={multiple}
      chosenIds={chosenIds}
      onToggle={(item) => {
        if (multiple && chosenIds.includes(item.id))
          onChosenChange(
            chosenIds.filter((id) => id !== item.id),
            [],
          );
        else onChosenChange(multiple ? [...chosenIds, item.id] : [item.id], [item satisfies PickedItem]);
      }}
    />
  );
}

interface ChoicePaneProps extends PaneProps {
  driver?: ListDriver;
  items: readonly EntityItem[];
  total: number;
  emptyText?: string;
  busy?: boolean;
  failed?: boolean;
  onEndReached?: () => void;
  onRetry?: () => void;
}
