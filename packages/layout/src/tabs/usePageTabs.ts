import { use } from 'react';
import { type StoreApi } from 'zustand/vanilla';
import { FrameContext } from '../frame/FrameContext.js';
import { createTabStore, type TabStore } from './tabStore.js';

/** Where a page says what of it is unsaved: the tabs of its frame. Pages without a frame have one that draws nothing. */
export function usePageTabs(): StoreApi<TabStore> {
  return use(FrameContext)?.store.tabs ?? WITHOUT_FRAME;
}

const WITHOUT_FRAME = createTabStore();
