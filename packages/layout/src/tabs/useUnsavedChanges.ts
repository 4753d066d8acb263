import { useEffect } from 'react';
import { usePageTabs } from './usePageTabs.js';

/**
 * Tells the frame whether the page at `path` holds changes that are not saved: its tab wears a dot and stays alive when
 * another is opened; closing or refreshing it, signing out and leaving the site ask first.
 */
export function useUnsavedChanges(path: string, isUnsaved: boolean): void {
  const tabs = usePageTabs();
  useEffect(() => {
    tabs.getState().setUnsaved(path, isUnsaved);
  }, [tabs, path, isUnsaved]);
}
