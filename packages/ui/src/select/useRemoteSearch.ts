import { useRef, useState } from 'react';
import { type OptionValue, type SelectOption } from './options.js';

/**
 * The labels of what is chosen, also where a search has replaced the options since; and the search, which the caller is told is over
 * when the list closes: it opens again without a query.
 */
export function useRemoteSearch<Value extends OptionValue>({
  options,
  chosen,
  onSearchChange,
}: RemoteSearchProps<Value>): RemoteSearch<Value> {
  const [known, setKnown] = useState<ReadonlyMap<Value, SelectOption<Value>>>(new Map());
  const query = useRef('');
  const offered = new Map(options.map((option) => [option.value, option]));
  const found = chosen.flatMap((value) => offered.get(value) ?? []);
  const isNews = found.some(({ value, label }) => known.get(value)?.label !== label);
  if (isNews) setKnown(new Map([...known, ...found.map((option) => [option.value, option] as const)]));
  return {
    optionOf: (value) => offered.get(value) ?? known.get(value),
    remember: (option) => setKnown(new Map(known).set(option.value, option)),
    search:
      onSearchChange &&
      ((next) => {
        query.current = next;
        onSearchChange(next);
      }),
    end: () => {
      if (query.current === '') return;
      query.current = '';
      onSearchChange?.('');
    },
  };
}

interface RemoteSearchProps<Value extends OptionValue> {
  options: readonly SelectOption<Value>[];
  chosen: readonly Value[];
  onSearchChange: ((query: string) => void) | undefined;
}

interface RemoteSearch<Value extends OptionValue> {
  /** The option of a value that is offered or was, while it was chosen. */
  optionOf: (value: Value) => SelectOption<Value> | undefined;
  /** Keeps an option that is about to be chosen. */
  remember: (option: SelectOption<Value>) => void;
  search: ((query: string) => void) | undefined;
  /** Says that nothing is searched for any more. */
  end: () => void;
}
