import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { SplitButton } from './SplitButton.js';

afterEach(cleanup);

const items = [{ key: 'draft', label: '存为草稿', onSelect: () => undefined }];

describe('SplitButton', () => {
  describeConformance(<SplitButton items={items}>保存</SplitButton>, { slot: 'split-button', refIs: 'button' });

  it('does the main action by one press and the others by the menu', async () => {
    const handleSave = vi.fn();
    const handleDraft = vi.fn();
    render(
      <SplitButton onClick={handleSave} items={[{ key: 'draft', label: '存为草稿', onSelect: handleDraft }]}>
        保存
      </SplitButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(handleSave).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: '更多操作' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: '存为草稿' }));
    expect(handleDraft).toHaveBeenCalledTimes(1);
    expect(handleSave).toHaveBeenCalledTimes(1);
  });

  it('is off as a whole', () => {
    render(
      <SplitButton disabled items={items}>
        保存
      </SplitButton>,
    );
    expect(screen.getAllByRole('button').every((button) => button.hasAttribute('disabled'))).toBe(true);
  });
});
