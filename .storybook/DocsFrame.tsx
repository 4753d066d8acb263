import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { themes } from 'storybook/theming';
import { applyToolbar } from './toolbar.js';
import { globalsOfToolbar, parseGlobals, subscribeGlobals } from './toolbarGlobals.js';

/**
 * The docs page around the stories in the colours that the toolbar says: a dark widget on white paper shows nothing of
 * its look. Stories that stand in a frame of their own are told the toolbar's choices by their address.
 */
export function DocsFrame(props: DocsContainerProps & { children?: ReactNode }) {
  const globals = useSyncExternalStore(subscribeGlobals, globalsOfToolbar);
  useEffect(() => tellFrames(globals), [globals]);
  const isDark = globals.includes('mode:dark');
  // pages without a story are drawn by the toolbar's choices too
  useEffect(() => {
    applyToolbar({ mode: 'light', nav: 'dark', size: 'small', ...parseGlobals(globals) });
  }, [globals]);
  return <DocsContainer {...props} theme={isDark ? themes.dark : themes.light} />;
}

/** Keeps the frames of the page at the toolbar's choices, also those that are drawn later; answers how to stop. */
function tellFrames(globals: string): () => void {
  const tell = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
      const address = new URL(frame.src, location.href);
      if (address.searchParams.get('globals') === globals) continue;
      address.searchParams.set('globals', globals);
      frame.src = address.href;
    }
  };
  tell();
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
