import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Tabs } from './Tabs.js';

describe('Tabs', () => {
  describeConformance(
    <Tabs
      items={[
        { value: 'a', label: '全部', content: '内容' },
        { value: 'b', label: '待办', content: '内容' },
      ]}
    />,
    { slot: 'tabs', refIs: 'div' },
  );

  it('arrow keys change the panel', async () => {
    render(
      <Tabs
        items={[
          { value: 'a', label: '全部', content: '内容一' },
          { value: 'b', label: '待办', content: '内容二' },
        ]}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('内容二')).toBeTruthy();
    expect(screen.queryByText('内容一')).toBeNull();
  });

  it('keeps what was typed into a panel that was opened, and draws no other', async () => {
    render(
      <Tabs
        keepMounted="visited"
        items={[
          { value: 'a', label: '资料', content: <input aria-label="姓名" /> },
          { value: 'b', label: '密码', content: <input aria-label="密码" /> },
          { value: 'c', label: '日志', content: <input aria-label="关键词" /> },
        ]}
      />,
    );
    await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '林晓东');
    await userEvent.click(screen.getByRole('tab', { name: '密码' }));
    expect(screen.queryByLabelText('关键词')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: '资料' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe('林晓东');
  });
});
