import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Drawer } from './Drawer.js';

describe('Drawer', () => {
  describeConformance(
    <Drawer defaultOpen title="列设置">
      内容
    </Drawer>,
    { slot: 'drawer', refIs: 'div' },
  );

  it('without a mask leaves the page usable and stays open', async () => {
    render(
      <>
        <button type="button">页面</button>
        <Drawer defaultOpen mask={false} title="界面设置">
          内容
        </Drawer>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: '页面' }));
    expect(screen.getByRole('dialog', { name: '界面设置' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
