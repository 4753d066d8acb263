import { pathOf } from '../routing/paths.js';
import { useFrame } from './FrameContext.js';

/**
 * Opens a page of the menu. One that is open behind another shows as it was left, with the filters of its list or the designer that
 * stand in its address; the one that shows begins anew.
 */
export function useOpenPage(): (path: string) => void {
  const { store, fullPath, navigate } = useFrame();
  return (path) => {
    const { tabs } = store.tabs.getState();
    const left = path === pathOf(fullPath) ? undefined : tabs.find((tab) => tab.path === path);
    navigate(left?.fullPath ?? path, { replace: path === fullPath });
  };
}
