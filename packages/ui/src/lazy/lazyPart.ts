import { createElement, lazy, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/**
 * `lazy` of React for code that must not take the page with it: when it cannot be loaded (no network, a server that
 * restarts) it suspends and tries again after 0.5 s, 1 s, 2 s and so on up to 15 s, or at once when the network is back.
 * React's own remembers the first failure for ever. `pick` takes the component out of the loaded module. What was loaded
 * before, by `preload` or elsewhere, is drawn at once.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyPart<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = () => (loading ??= untilLoaded(load).then((module) => void (part = pick(module))));
  const drawn = (props: Props) => (part ? createElement(part, props) : null);
  const Waiting = lazy(() => preload().then(() => ({ default: drawn })));
  const Part = (props: Props) => {
    'use no memo'; // the compiler takes what this function closes over for something of the module
    // a part that waited keeps its elements: what it is drawn by does not change once it is there
    const [by] = useState<ComponentType<Props>>(() => part ?? Waiting);
    return createElement(by, props);
  };
  return Object.assign(Part, { preload, isLoaded: () => part !== undefined });
}

/** A component whose code is loaded when it is first drawn. */
export type LazyPart<Props extends object> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead of that; the same promise each time. */
  preload: () => Promise<void>;
  isLoaded: () => boolean;
};

/**
 * Draws a part as soon as its code is there, until then the fallback. Below Suspense it would appear no
 * sooner than 300 ms after the last fallback, however fast the code came (React's FALLBACK_THROTTLE_MS).
 */
export function WholePart<Props extends object = object>({ part, props, fallback }: WholePartProps<Props>): ReactNode {
  // now, not after what is drawn with it: the code is under way while the page is made
  void part.preload();
  const subscribe = (onChange: () => void) => {
    let isOn = true;
    void part.preload().then(() => isOn && onChange());
    return () => {
      isOn = false;
    };
  };
  return useSyncExternalStore(subscribe, part.isLoaded, part.isLoaded) ? createElement(part, props) : fallback;
}

export interface WholePartProps<Props extends object = object> {
  part: LazyPart<Props>;
  /** What the part is drawn with. */
  props?: Props;
  fallback: ReactNode;
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
