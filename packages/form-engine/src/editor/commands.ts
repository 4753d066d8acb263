import { type Locale } from '@smart-admin/ui/messages';

/** Declares what can be done in an editor: by its keys, by a button, and in the list of keys. */
export function defineCommand<Context>(command: EditorCommand<Context>): EditorCommand<Context> {
  return command;
}

export interface EditorCommand<Context> {
  id: string;
  /** Its name in all languages. */
  label: Readonly<Record<Locale, string>>;
  /** Combinations such as `Mod+Z` (⌘ on a Mac, Ctrl elsewhere), `Alt+ArrowUp`, `Delete`; the first is shown. */
  keys: readonly string[];
  /** Also while somebody types into a field. Default false. */
  inFields?: boolean;
  /** Default: always. */
  isEnabled?: (context: Context) => boolean;
  run: (context: Context) => void | Promise<void>;
}

/** Checks a list of commands: throws when two have the same id or the same keys. */
export function defineCommands<Context>(
  commands: readonly EditorCommand<Context>[],
): readonly EditorCommand<Context>[] {
  const seen = new Map<string, string>();
  for (const { id, keys } of commands) {
    for (const name of [`#${id}`, ...keys.map(normalize)]) {
      const other = seen.get(name);
      if (other !== undefined) throw new Error(`the commands ${other} and ${id} share ${name}`);
      seen.set(name, id);
    }
  }
  return commands;
}

/** Runs the command of a pressed key; whether there was one, and then the browser's own meaning is prevented. */
export function dispatchKey<Context>(
  commands: readonly EditorCommand<Context>[],
  context: Context,
  event: KeyPress,
  isMac = false,
): boolean {
  const pressed = combination(event, isMac);
  const isField = isTypedInto(event.target);
  const command = commands.find(
    ({ keys, inFields }) => (inFields || !isField) && keys.map(normalize).includes(pressed),
  );
  if (!command || command.isEnabled?.(context) === false) return false;
  event.preventDefault();
  void command.run(context);
  return true;
}

/** How a combination is written for people: `⌘⇧Z` or `Ctrl Shift Z`. */
export function keyText(keys: string, isMac: boolean): string {
  const signs = isMac ? MAC_SIGNS : PC_SIGNS;
  return keys
    .split('+')
    .map((part) => signs[part] ?? part)
    .join(isMac ? '' : ' ');
}

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target' | 'preventDefault'
>;

const ARROWS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };
const MAC_SIGNS: Readonly<Record<string, string>> = { ...ARROWS, Mod: '⌘', Alt: '⌥', Shift: '⇧', Delete: '⌦' };
const PC_SIGNS: Readonly<Record<string, string>> = { ...ARROWS, Mod: 'Ctrl' };

function normalize(keys: string): string {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  return [...parts.sort(), key.length === 1 ? key.toUpperCase() : key].join('+');
}

function combination({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress, isMac: boolean): string {
  const isMod = isMac ? metaKey : ctrlKey;
  return normalize(
    [isMod && 'Mod', altKey && 'Alt', shiftKey && key !== '?' && 'Shift', key === '+' ? 'Plus' : key]
      .filter(Boolean)
      .join('+'),
  );
}

function isTypedInto(target: EventTarget | null): boolean {
  if (target === null || !('closest' in target)) return false;
  const field = (target as Element).closest('input, textarea, select, [contenteditable=true]');
  return field !== null && !['checkbox', 'radio', 'button'].includes(field.getAttribute('type') ?? '');
}
