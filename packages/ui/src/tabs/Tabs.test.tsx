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
});
