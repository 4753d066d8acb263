import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/**
 * Lets the search field above a list keep the focus while arrows and Enter act on the list. Give it to the SearchField
 * and to the list (`Tree`, or a list of your own that fills `list` and calls `setActiveId`). Who loads what the list shows
 * calls `setStale`: Enter while it does not answer what was typed yet takes the first match when it is there.
 */
export function useListDriver(): ListDriver {
  const listId = useId();
  const list = useRef<DrivenList>(null);
  const [activeId, setActiveId] = useState<string>();
  const [lacks, setLacks] = useState<ReadonlySet<Lack>>(NOTHING);
  const isStale = lacks.size > 0;
  const setStale = useCallback((isLacking: boolean, lack: Lack = 'answer') => {
    setLacks((known) => {
      if (known.has(lack) === isLacking) return known;
      return new Set(isLacking ? [...known, lack] : [...known].filter((each) => each !== lack));
    });
  }, []);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (isStale || !isWaiting.current) return;
    isWaiting.current = false;
    // the list is drawn: it has filled the ref before
    list.current?.press('Enter');
  }, [isStale]);
  return {
    listId,
    list,
    activeId,
    setActiveId,
    setStale,
    handleKeyDown: (event) => {
      // an input method confirms its candidate with Enter
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const isEmpty = event.target instanceof HTMLInputElement && event.target.value === '';
      // in a text these move the caret
      const keys = isEmpty ? EMPTY_KEYS : KEYS;
      if (!keys.includes(event.key)) {
        isWaiting.current = false;
        return;
      }
      event.preventDefault();
      if (event.key === 'Enter' && isStale) isWaiting.current = true;
      else list.current?.press(event.key);
    },
  };
}

const KEYS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter'];
const EMPTY_KEYS = [...KEYS, 'ArrowLeft', 'ArrowRight'];

/** What a list waits for: the answer of who loads it, or how Chinese sounds. */
type Lack = 'answer' | 'sounds';
const NOTHING: ReadonlySet<Lack> = new Set();

export interface ListDriver {
  /** Id of the element with the role `listbox` or `tree`. */
  listId: string;
  /** Filled by the list while it is drawn. */
  list: RefObject<DrivenList | null>;
  /** Id of the active row. */
  activeId: string | undefined;
  /** Called by the list when another row is active. */
  setActiveId: (id: string | undefined) => void;
  /** Called when the list begins and ceases to lag behind what was typed; `lack`: what it waits for, by default its answer. */
  setStale: (isStale: boolean, lack?: Lack) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
}

/** A list that takes the keys of a field outside it. */
export interface DrivenList {
  /** Acts as the key does on the list: an arrow moves, Enter takes the active row. */
  press: (key: string) => void;
}
