import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * `lazy` of React for code that must not take the page with it: when it cannot be loaded (no network, a server that
 * restarts) it suspends and tries again after 0.5 s, 1 s, 2 s and so on up to 15 s, or at once when the network is back.
 * React's own remembers the first failure for ever. `pick` takes the component out of the loaded module.
 */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: pick(await untilLoaded(load)) }));
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page could not be loaded; trying again', error);
      await pause(wait);
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
}
