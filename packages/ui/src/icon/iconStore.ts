import { type IconComponent } from './iconComponent.js';

type Registry = Readonly<Record<string, IconComponent>>;

let registry: Registry | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the glyphs that icons are drawn from, once; the first icon does it by itself. An app that knows that icons will
 * come calls it early, so that they are there with the first menu. When loading fails, icons stay circles and the next
 * call tries again.
 */
export function loadIcons(): Promise<void> {
  loading ??= import('../icons/registry.js').then(
    ({ ICONS }) => {
      registry = ICONS;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading = undefined;
      console.warn('The icons could not be loaded', error);
    },
  );
  return loading;
}

/** The glyphs, or undefined while they are under way. */
export const readIcons = (): Registry | undefined => registry;

export function subscribeToIcons(listener: () => void): () => void {
  listeners.add(listener);
  void loadIcons();
  return () => listeners.delete(listener);
}
