import { describe, expect, it } from 'vitest';
import { shortcutOf, writeKeys, type KeyPress } from './shortcuts.js';

const press = (change: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...change,
});
const PC = { typing: false, mac: false };
const MAC = { typing: false, mac: true };

describe('shortcutOf', () => {
  it('opens the palette by Control and K, on a Mac by Command and K, while one types too', () => {
    expect(shortcutOf(press({ key: 'k', ctrlKey: true }), { ...PC, typing: true })).toBe('palette');
    expect(shortcutOf(press({ key: 'K', ctrlKey: true }), PC)).toBe('palette');
    expect(shortcutOf(press({ key: 'л', code: 'KeyK', ctrlKey: true }), PC)).toBe('palette');
    expect(shortcutOf(press({ key: 'k', metaKey: true }), MAC)).toBe('palette');
    expect(shortcutOf(press({ key: 'k', ctrlKey: true }), MAC)).toBeUndefined();
    expect(shortcutOf(press({ key: 'K', ctrlKey: true, shiftKey: true }), PC)).toBeUndefined();
  });

  it('takes Alt with a key by its place, whatever it types', () => {
    expect(shortcutOf(press({ key: '∑', code: 'KeyW', altKey: true }), MAC)).toBe('closeTab');
    expect(shortcutOf(press({ key: '∑', code: 'KeyW', altKey: true }), { ...MAC, typing: true })).toBeUndefined();
    expect(shortcutOf(press({ key: 'w', code: 'KeyW', altKey: true }), { ...PC, typing: true })).toBe('closeTab');
    expect(shortcutOf(press({ key: 'w', code: 'KeyW', altKey: true, ctrlKey: true }), PC)).toBeUndefined(); // AltGr
    expect(shortcutOf(press({ key: 'W', code: 'KeyW', altKey: true, shiftKey: true }), PC)).toBeUndefined();
    expect(shortcutOf(press({ key: 'z', code: 'KeyZ', altKey: true }), PC)).toBeUndefined();
  });

  it('asks for help by a question mark, never inside a field', () => {
    expect(shortcutOf(press({ key: '?', shiftKey: true }), PC)).toBe('help');
    expect(shortcutOf(press({ key: '?', shiftKey: true }), { ...PC, typing: true })).toBeUndefined();
  });

  it('leaves keys that are held and those of an input method alone', () => {
    expect(shortcutOf(press({ code: 'KeyW', altKey: true, repeat: true }), PC)).toBeUndefined();
    expect(shortcutOf(press({ key: '?', isComposing: true }), PC)).toBeUndefined();
  });
});

it('writes keys as the keyboard of the user has them', () => {
  expect(writeKeys('Mod+K', false)).toBe('Ctrl K');
  expect(writeKeys('Mod+K', true)).toBe('⌘K');
  expect(writeKeys('Ctrl+Shift+→', true)).toBe('⌃⇧→');
  expect(writeKeys('Alt+[', false)).toBe('Alt [');
});
