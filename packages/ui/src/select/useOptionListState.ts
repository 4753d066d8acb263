import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../controllable/useLatest.js';
import { usePinyin } from '../text-search/usePinyin.js';
import { useAwaitedSounds, useTextMatch, type TextMatcher } from '../text-search/useTextMatch.js';
import { filterOptions, findByPrefix, stepOption, type OptionValue, type SelectOption } from './options.js';

const TYPEAHEAD_MS = 600;
const PAGE = 10;

/** Query, active option and keyboard of an open list of options. */
export function useOptionListState<Value extends OptionValue>({
  options,
  initialIndex,
  searchable,
  remote,
  isLoading,
  onChoose,
}: OptionListStateProps<Value>): OptionListState<Value> {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(initialIndex);
  const typed = useRef({ text: '', at: 0 });
  const match = useTextMatch(searchable ? query : '');
  const pinyin = usePinyin(!searchable);
  const isDeaf = useAwaitedSounds(searchable ? query : '');
  const shown = remote ? options : filterOptions(options, match);
  // a search begins at its first match that can be chosen
  const index = active < 0 ? stepOption(shown, -1, 1) : Math.min(active, shown.length - 1);
  // what is typed may find something in a moment
  const isStale = remote ? isLoading : index < 0 && (isLoading || isDeaf);
  const choose = () => {
    const option = shown[index];
    if (option && !option.disabled) onChoose(option);
  };
  const isWaiting = useRef(false);
  const latest = useLatest({ choose });
  useEffect(() => {
    if (isStale || !isWaiting.current) return;
    isWaiting.current = false;
    latest.choose();
  }, [isStale, latest]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const move = (next: number) => {
      event.preventDefault();
      if (next >= 0) setActive(next);
    };
    const last = shown.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        return move(stepOption(shown, index, 1));
      case 'ArrowUp':
        return move(stepOption(shown, index < 0 ? 0 : index, -1));
      case 'PageDown':
        return move(stepOption(shown, Math.min(last, index + PAGE) - 1, 1));
      case 'PageUp':
        return move(stepOption(shown, Math.max(0, index - PAGE) + 1, -1));
      case 'Home':
        return searchable ? undefined : move(stepOption(shown, -1, 1));
      case 'End':
        return searchable ? undefined : move(stepOption(shown, 0, -1));
      case 'Enter': {
        // an input method confirms its candidate with Enter
        if (event.nativeEvent.isComposing) return;
        event.preventDefault();
        if (isStale) isWaiting.current = true;
        else choose();
        return;
      }
    }
    if (searchable || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (event.key === ' ' && typed.current.text === '') return choose();
    const fresh = event.timeStamp - typed.current.at > TYPEAHEAD_MS;
    typed.current = { text: fresh ? event.key : typed.current.text + event.key, at: event.timeStamp };
    move(findByPrefix(shown, typed.current.text, typed.current.text.length > 1 ? index - 1 : index, pinyin));
  };

  return {
    shown,
    query,
    match,
    activeIndex: index,
    setActiveIndex: setActive,
    setQuery: (text) => {
      setQuery(text);
      setActive(-1);
      isWaiting.current = false;
    },
    handleKeyDown,
  };
}

export interface OptionListStateProps<Value extends OptionValue> {
  options: readonly SelectOption<Value>[];
  initialIndex: number;
  searchable: boolean;
  /** The caller filters. */
  remote: boolean;
  /** More options are on their way: Enter takes the first of those that come, where none answers the query yet. */
  isLoading: boolean;
  onChoose: (option: SelectOption<Value>) => void;
}

export interface OptionListState<Value extends OptionValue> {
  shown: readonly SelectOption<Value>[];
  query: string;
  /** Finds the query in a label; null without one. */
  match: TextMatcher | null;
  activeIndex: number;
  setActiveIndex: (index: number) => void;
  setQuery: (query: string) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}
