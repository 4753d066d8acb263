import { useState } from 'react';
import { FrameContext } from '../frame/FrameContext.js';
import { createFrameStore } from '../frame/createFrameStore.js';
import { type AppFrameProps } from '../frame/frameProps.js';
import { useAddress } from '../frame/useAddress.js';
import { useAppliedSettings } from '../settings/useAppliedSettings.js';
import { Frame } from './Frame.js';

/**
 * The frame of an application: navigation in four arrangements, top bar, tabs, settings, command palette, and the page.
 * Everything that it shows comes by properties, and it stands in a `UiProvider`, whose language it takes.
 *
 * ```tsx
 * <AppFrame menu={[{ path: '/orders', title: 'Orders', icon: 'receipt' }]} user={{ name: 'Lin' }} brand={{ name: 'Acme' }}>
 *   <Orders />
 * </AppFrame>
 * ```
 */
export function AppFrame(props: AppFrameProps) {
  const address = useAddress();
  const [own] = useState(() => props.store ?? createFrameStore(props));
  const store = props.store ?? own;
  useAppliedSettings(store);
  const { path: fullPath = address, navigate = loadPage, hrefOf = samePath, badges = NOTHING } = props;
  return (
    <FrameContext value={{ store, fullPath, navigate, hrefOf, badges }}>
      <Frame {...props} />
    </FrameContext>
  );
}

const NOTHING = {};

function loadPage(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) window.location.replace(path);
  else window.location.assign(path);
}

function samePath(path: string): string {
  return path;
}
