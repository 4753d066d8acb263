import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Accordion } from './Accordion.js';

describe('Accordion', () => {
  describeConformance(<Accordion items={[{ value: 'a', label: '基本信息', content: '内容' }]} defaultValue={['a']} />, {
    slot: 'accordion',
  });

  it('keeps one section open at most when single', async () => {
    render(
      <Accordion
        single
        defaultValue={['a']}
        items={[
          { value: 'a', label: '基本', content: '内容一' },
          { value: 'b', label: '高级', content: '内容二' },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: '高级' }));
    expect(screen.queryByText('内容一')).toBeNull();
    expect(screen.getByText('内容二')).toBeTruthy();
  });
});
