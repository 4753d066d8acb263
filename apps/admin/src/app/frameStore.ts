import { createFrameStore, type SettingsStore } from '@smart-admin/layout/stores';
import { useStore } from 'zustand';

/** Settings and tabs of the one frame, all of it in the browser under `smart_`; the pages before the sign-in use it too. */
export const frameStore = createFrameStore();

/** What is chosen of the settings. */
export function useSettings<Value>(select: (settings: SettingsStore) => Value): Value {
  return useStore(frameStore.settings, select);
}
