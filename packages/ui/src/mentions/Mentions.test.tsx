import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Mentions } from './Mentions.js';

afterEach(cleanup);

const PEOPLE = [
  { value: '1', label: '张伟' },
  { value: '2', label: '李静', disabled: true },
  { value: '3', label: '王芳' },
];

function field(): HTMLTextAreaElement {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: '说明' });
}

describe('Mentions', () => {
  describeConformance(<Mentions aria-label="说明" options={PEOPLE} />, { slot: 'textarea', refIs: 'textarea' });

  it('offers people behind the sign, skips who cannot be chosen, and writes the name', async () => {
    const handleMention = vi.fn();
    render(<Mentions aria-label="说明" options={PEOPLE} onMention={handleMention} />);
    await userEvent.type(field(), '请 @');
    await screen.findByRole('listbox', { name: '可提及的人' });
    await userEvent.keyboard('{ArrowDown}{Enter}看一下');
    expect(field().value).toBe('请 @王芳 看一下');
    expect(handleMention).toHaveBeenCalledWith(PEOPLE[2]);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stays closed after Escape until the next sign', async () => {
    render(<Mentions aria-label="说明" options={PEOPLE} />);
    await userEvent.type(field(), '@张');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('伟');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard(' @');
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });

  it('lets an input method confirm its candidate with Enter', async () => {
    render(<Mentions aria-label="说明" options={PEOPLE} />);
    await userEvent.type(field(), '@');
    await screen.findByRole('listbox');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field().value).toBe('@');
  });

  it('asks a source, shows the answer to the last question and says when it fails', async () => {
    const source = vi.fn((query: string) =>
      query === '坏' ? Promise.reject(new Error('offline')) : Promise.resolve([{ value: query, label: `${query}某` }]),
    );
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Mentions aria-label="说明" source={source} />);
    await userEvent.type(field(), '@赵');
    expect(await screen.findByRole('option', { name: /赵\s*某/ })).toBeTruthy();
    await userEvent.keyboard('{Backspace}坏');
    expect(await screen.findByText('查找失败，请重试')).toBeTruthy();
  });

  it('takes nobody who answers what was typed before: Enter waits', async () => {
    const answers = new Map<string, (label: string) => void>();
    const source = (query: string) =>
      new Promise<{ value: string; label: string }[]>((resolve) => {
        answers.set(query, (label) => resolve([{ value: label, label }]));
      });
    const handleMention = vi.fn();
    render(<Mentions aria-label="说明" source={source} onMention={handleMention} />);
    await userEvent.type(field(), '@z');
    await waitFor(() => expect(answers.has('z')).toBe(true));
    answers.get('z')?.('张伟');
    await screen.findByRole('option', { name: /张\s*伟/ });
    await userEvent.keyboard('hao{Enter}');
    expect(handleMention).not.toHaveBeenCalled();
    await waitFor(() => expect(answers.has('zhao')).toBe(true));
    answers.get('zhao')?.('赵敏');
    await waitFor(() => expect(field().value).toBe('@赵敏 '));
    expect(handleMention).toHaveBeenCalledExactlyOnceWith({ value: '赵敏', label: '赵敏' });
  });
});
