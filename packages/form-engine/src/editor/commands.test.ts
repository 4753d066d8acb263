import { describe, expect, it, vi } from 'vitest';
import { defineCommand, defineCommands, dispatchKey, keyText, type KeyPress } from './commands.js';

const label = { zh: '撤销', en: 'Undo', zhtw: '復原', vi: 'Hoàn tác' };
const target = (tag: string) => ({ closest: () => (tag === 'input' ? { getAttribute: () => 'text' } : null) });
const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  target: target('div') as unknown as EventTarget,
  preventDefault: vi.fn(),
  ...held,
});

describe('commands', () => {
  it('runs the command of the pressed keys, with ⌘ on a Mac and Ctrl elsewhere', () => {
    const run = vi.fn();
    const commands = [defineCommand<string>({ id: 'undo', label, keys: ['Mod+Z'], run })];
    const event = press('z', { ctrlKey: true });
    expect(dispatchKey(commands, 'here', event)).toBe(true);
    expect(run).toHaveBeenCalledWith('here');
    expect(event.preventDefault).toHaveBeenCalled();
    expect(dispatchKey(commands, 'here', press('z', { ctrlKey: true }), true)).toBe(false);
    expect(dispatchKey(commands, 'here', press('z', { metaKey: true }), true)).toBe(true);
    expect(dispatchKey(commands, 'here', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
  });

  it('leaves keys to fields, except where a command is meant for them too', () => {
    const run = vi.fn();
    const commands = [
      defineCommand({ id: 'remove', label, keys: ['Delete'], run }),
      defineCommand({ id: 'save', label, keys: ['Mod+S'], inFields: true, run }),
    ];
    const field = target('input') as unknown as EventTarget;
    expect(dispatchKey(commands, undefined, press('Delete', { target: field }))).toBe(false);
    expect(dispatchKey(commands, undefined, press('s', { ctrlKey: true, target: field }))).toBe(true);
    expect(dispatchKey(commands, undefined, press('Delete'))).toBe(true);
  });

  it('leaves the browser its key where a command is off', () => {
    const event = press('Delete');
    const command = defineCommand({ id: 'remove', label, keys: ['Delete'], isEnabled: () => false, run: vi.fn() });
    expect(dispatchKey([command], undefined, event)).toBe(false);
    expect(event.preventDefault).not.toHaveBeenCalled();
  });

  it('refuses two commands with the same keys or name', () => {
    const one = defineCommand({ id: 'a', label, keys: ['Mod+Shift+Z'], run: vi.fn() });
    expect(() => defineCommands([one, { ...one, id: 'b', keys: ['Shift+Mod+z'] }])).toThrow('a and b');
    expect(() => defineCommands([one, { ...one, keys: [] }])).toThrow('#a');
  });

  it('writes keys for people', () => {
    expect(keyText('Mod+Shift+Z', false)).toBe('Ctrl Shift Z');
    expect(keyText('Mod+Shift+Z', true)).toBe('⌘⇧Z');
    expect(keyText('Alt+ArrowUp', false)).toBe('Alt ↑');
  });
});
