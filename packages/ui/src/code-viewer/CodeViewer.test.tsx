import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { CodeViewer, JsonViewer } from './CodeViewer.js';
import { tokenizeCode } from './tokenizeCode.js';

describe('CodeViewer', () => {
  describeConformance(<CodeViewer code={'a\nb'} label="语句" />, { slot: 'code-viewer', refIs: 'div' });

  it('copies the code as it is', async () => {
    userEvent.setup();
    render(<CodeViewer code={'select 1\n  from lot'} language="sql" />);
    await userEvent.click(screen.getByRole('button', { name: '复制' }));
    expect(await navigator.clipboard.readText()).toBe('select 1\n  from lot');
    expect(screen.getByRole('button', { name: '已复制' })).toBeTruthy();
  });

  it('shows any value as JSON, other texts as they are', () => {
    const view = render(<JsonViewer value={{ id: 1 }} label="返回" />);
    expect(screen.getByRole('group', { name: '返回' }).textContent).toContain('"id": 1');
    view.rerender(<JsonViewer value='{"id":2}' label="返回" />);
    expect(screen.getByRole('group', { name: '返回' }).textContent).toContain('"id": 2');
    view.rerender(<JsonViewer value="连接超时" label="返回" />);
    expect(screen.getByRole('group', { name: '返回' }).textContent).toContain('连接超时');
  });

  it('knows keys, texts, numbers, words and comments, and loses nothing', () => {
    const kinds = (code: string, language: 'json' | 'sql' | 'javascript') =>
      tokenizeCode(code, language).flatMap(({ kind, text }) => (kind === 'plain' ? [] : `${kind} ${text}`));
    expect(kinds('{"id": "a", "n": -1.5, "on": true}', 'json')).toEqual([
      'key "id"',
      'text "a"',
      'key "n"',
      'number -1.5',
      'key "on"',
      'word true',
    ]);
    expect(kinds('SELECT a -- b\nFROM c', 'sql')).toEqual(['word SELECT', 'comment -- b', 'word FROM']);
    const odd = 'const x = "not closed\n/* nor this';
    expect(
      tokenizeCode(odd, 'javascript')
        .map((token) => token.text)
        .join(''),
    ).toBe(odd);
  });
});
