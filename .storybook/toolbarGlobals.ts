import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The toolbar's choices as an address writes them: `theme:blue;mode:dark`. */
export function globalsOfToolbar(): string {
  return chosen;
}

/** Choices that are written as in an address. */
export function parseGlobals(written: string): Record<string, string> {
  return Object.fromEntries(written.split(';').map((pair) => [pair.split(':')[0] ?? '', pair.split(':')[1] ?? '']));
}

export function subscribeGlobals(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const NAMES = ['theme', 'mode', 'contrast', 'layout', 'nav', 'size', 'locale'];
const listeners = new Set<() => void>();
let chosen = new URLSearchParams(location.search).get('globals') ?? '';

function take({ globals }: { globals: Record<string, unknown> }): void {
  chosen = NAMES.filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
  for (const listener of listeners) listener();
}

void addons.ready().then((channel) => {
  channel.on(SET_GLOBALS, take);
  channel.on(GLOBALS_UPDATED, take);
});
