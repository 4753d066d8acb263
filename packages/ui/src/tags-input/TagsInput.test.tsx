import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { TagsInput } from './TagsInput.js';

afterEach(cleanup);

describe('TagsInput', () => {
  describeConformance(<TagsInput aria-label="标签" defaultValue={['重点']} max={5} />, {
    slot: 'tags-input',
    refIs: 'input',
  });

  it('adds by Enter, a comma, pasting and leaving the field; Backspace takes the last away', async () => {
    const handleChange = vi.fn();
    render(<TagsInput aria-label="标签" onValueChange={handleChange} />);
    const field = screen.getByRole('textbox', { name: '标签' });
    await userEvent.type(field, '重点{Enter}新客，');
    await userEvent.paste('a\nb');
    await userEvent.type(field, '最后');
    await userEvent.tab();
    expect(handleChange).toHaveBeenLastCalledWith(['重点', '新客', 'a', 'b', '最后']);
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    expect(handleChange).toHaveBeenLastCalledWith(['重点', '新客', 'a', 'b']);
    await userEvent.click(screen.getByRole('button', { name: '移除新客' }));
    expect(handleChange).toHaveBeenLastCalledWith(['重点', 'a', 'b']);
    expect(document.activeElement).toBe(field);
  });

  it('says why it did not take a tag and keeps it to be mended', async () => {
    render(<TagsInput aria-label="邮箱" validate={(tag) => (tag.includes('@') ? undefined : '不是邮箱')} max={1} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '邮箱' });
    await userEvent.type(field, 'zhang{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('不是邮箱');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('zhang');
    await userEvent.type(field, '@a.cn{Enter}li@a.cn{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('最多 1 个');
  });

  it('offers nothing when it is disabled', () => {
    render(<TagsInput aria-label="标签" disabled clearable defaultValue={['重点']} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('textbox').hasAttribute('disabled')).toBe(true);
  });
});
