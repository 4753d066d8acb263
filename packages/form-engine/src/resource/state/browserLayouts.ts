import { LIST_LAYOUTS } from '../../core/list/listLayouts.js';
import { type ListLayoutStore } from '../types.js';

const PREFIX = 'smart_listLayout:';

/** Keeps the chosen layouts of lists in this browser. */
export const browserLayouts: ListLayoutStore = {
  read(key) {
    try {
      const saved = localStorage.getItem(PREFIX + key);
      return LIST_LAYOUTS.find((layout) => layout === saved);
    } catch {
      // blocked storage: nothing is known
      return undefined;
    }
  },
  write(key, layout) {
    try {
      localStorage.setItem(PREFIX + key, layout);
    } catch {
      // blocked or full storage: the choice holds until the page goes
    }
  },
};
