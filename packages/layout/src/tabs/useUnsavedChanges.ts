import { use, useEffect } from 'react';
import { FrameContext } from '../frame/FrameContext.js';

/**
 * Tells the frame whether the page at `path` holds changes that are not saved: its tab wears a dot and stays alive when
 * another is opened; closing or refreshing it, signing out and leaving the site ask first. Outside a frame it does nothing.
 */
export function useUnsavedChanges(path: string, isUnsaved: boolean): void {
  const store = use(FrameContext)?.store;
  useEffect(() => {
    store?.tabs.getState().setUnsaved(path, isUnsaved);
  }, [store, path, isUnsaved]);
}
