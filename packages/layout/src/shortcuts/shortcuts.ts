/** Keys of the frame. `Mod` is Command on a Mac and Control elsewhere; letters are places on the keyboard. */
export const SHORTCUTS = {
  palette: 'Mod+K',
  help: '?',
  previousTab: 'Alt+[',
  nextTab: 'Alt+]',
  refreshTab: 'Alt+R',
  closeTab: 'Alt+W',
  maximize: 'Alt+M',
  toggleSidebar: 'Alt+S',
  settings: 'Alt+,',
  lock: 'Alt+L',
  logout: 'Alt+Q',
} as const;

export type ShortcutName = keyof typeof SHORTCUTS;

/** The shortcut that a key press means, or undefined: `Alt` with letters types characters on a Mac, `?` in every field. */
export function shortcutOf(press: KeyPress, place: { typing: boolean; mac: boolean }): ShortcutName | undefined {
  if (press.repeat || press.isComposing) return undefined;
  const mod = place.mac ? press.metaKey : press.ctrlKey;
  const otherMod = place.mac ? press.ctrlKey : press.metaKey;
  // by the letter, so that it works on other keyboards too, and by the place, for those without latin letters
  if (mod && !otherMod && !press.altKey && !press.shiftKey)
    return press.key.toLowerCase() === 'k' || press.code === 'KeyK' ? 'palette' : undefined;
  if (mod || otherMod) return undefined;
  if (press.altKey) return press.shiftKey || (place.mac && place.typing) ? undefined : ALT_KEYS[press.code];
  return press.key === '?' && !place.typing ? 'help' : undefined;
}

/** How keys are written: `Ctrl K`, on a Mac `⌘K`. */
export function writeKeys(keys: string, mac = isMac()): string {
  const parts = keys.split('+');
  return mac
    ? parts.map((part) => MAC_SIGNS[part] ?? part).join('')
    : parts.map((part) => PC_NAMES[part] ?? part).join(' ');
}

export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');
}

/** What is read of a keyboard event. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Ctrl: '⌃' };
const PC_NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl' };
const ALT_KEYS: Readonly<Record<string, ShortcutName>> = {
  BracketLeft: 'previousTab',
  BracketRight: 'nextTab',
  KeyR: 'refreshTab',
  KeyW: 'closeTab',
  KeyM: 'maximize',
  KeyS: 'toggleSidebar',
  Comma: 'settings',
  KeyL: 'lock',
  KeyQ: 'logout',
};
