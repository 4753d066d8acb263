import { useLocale } from '@smart-admin/ui/locale';
import { type Locale } from '@smart-admin/ui/messages';
import { useEffect, useEffectEvent } from 'react';
import { useFrame, useFrameTabs } from '../frame/FrameContext.js';
import { type FramePage } from '../frame/frameProps.js';
import { rememberPage } from '../palette/recentPages.js';
import { localText } from '../routing/localText.js';
import { pathOf } from '../routing/paths.js';
import { type Tab } from '../routing/tabs.js';
import { readOpenTabs, writeOpenTabs } from '../tabs/openTabs.js';

/** Gives each visited page its tab, and opens those of this user again after a reload. */
export function useVisitedPages({ userId, home, page, pageOf }: VisitedPages): void {
  const locale = useLocale();
  const { store, fullPath } = useFrame();
  const { tabs } = useFrameTabs();
  const path = pathOf(fullPath);
  const open = useEffectEvent((address: string) => {
    const found = pageOf(pathOf(address));
    if (found) store.tabs.getState().visit(tabOf(address, found, { locale, home }));
  });
  useEffect(() => {
    // after a reload: as far as their pages are still there
    const earlier = store.tabs.getState().tabs.length === 0 ? readOpenTabs(store.tabStorage, userId) : [];
    for (const address of [...(home === undefined ? [] : [home]), ...earlier]) open(address);
    if (pathOf(fullPath) !== home) open(fullPath);
  }, [store, userId, home, fullPath, page, locale]);
  useEffect(() => {
    // an ended session takes the tabs along; they are found again when the same user signs in
    if (tabs.length > 0) writeOpenTabs(store.tabStorage, userId, tabs);
  }, [store, userId, tabs]);
  const remembered = page && !page.fresh ? path : undefined;
  useEffect(() => {
    if (remembered !== undefined) rememberPage(store.storage, userId, remembered);
  }, [store, userId, remembered]);
}

export interface VisitedPages {
  userId: string;
  /** Path of the start page, whose tab is always there. */
  home: string | undefined;
  /** The page that shows. */
  page: FramePage | undefined;
  pageOf(path: string): FramePage | undefined;
}

function tabOf(
  address: string,
  { title, icon = '', name, pinned, fresh }: FramePage,
  { locale, home }: { locale: Locale; home: string | undefined },
): Tab {
  const path = pathOf(address);
  const { zh: _zh, ...names } = typeof title === 'string' ? {} : title;
  return {
    path,
    fullPath: address,
    name: name ?? path,
    title: localText(title, locale),
    zhTitle: localText(title, 'zh'),
    meta: { affix: pinned ?? path === home, noCache: fresh, icon, names },
  };
}
