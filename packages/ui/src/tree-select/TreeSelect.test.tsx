import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { TreeSelect } from './TreeSelect.js';

describe('TreeSelect', () => {
  describeConformance(<TreeSelect aria-label="部门" nodes={[{ id: 'a', label: '财务部' }]} defaultValue="a" />, {
    slot: 'tree-select',
    refIs: 'button',
  });

  it('with several chosen the delete key takes the last one', async () => {
    const handleChange = vi.fn();
    const nodes = ['财务部', '运营部', '法务部'].map((label) => ({ id: label, label }));
    render(
      <TreeSelect
        aria-label="部门"
        nodes={nodes}
        multiple
        defaultValue={['财务部', '运营部']}
        onValueChange={handleChange}
      />,
    );
    screen.getByRole('combobox').focus();
    await userEvent.keyboard('{Backspace}');
    expect(handleChange).toHaveBeenCalledExactlyOnceWith(['财务部']);
  });
});
