import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Checkbox } from './Checkbox.js';
import { CheckboxGroup } from './CheckboxGroup.js';

describe('Checkbox', () => {
  describeConformance(<Checkbox>同意</Checkbox>, { slot: 'checkbox', refIs: 'button' });

  it('a half box becomes full', async () => {
    const handleChange = vi.fn();
    render(
      <Checkbox value="indeterminate" onValueChange={handleChange}>
        全部
      </Checkbox>,
    );
    expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('mixed');
    await userEvent.click(screen.getByText('全部'));
    expect(handleChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('CheckboxGroup', () => {
  it('keeps the order of the options', async () => {
    const handleChange = vi.fn();
    render(
      <CheckboxGroup
        aria-label="部门"
        options={[
          { value: 1, label: '财务部' },
          { value: 2, label: '运营部' },
        ]}
        defaultValue={[2]}
        onValueChange={handleChange}
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: '财务部' }));
    expect(handleChange).toHaveBeenLastCalledWith([1, 2]);
  });

  it('keeps a value that is not among the options', async () => {
    const handleChange = vi.fn();
    const options = [{ value: 'a', label: '财务部' }];
    render(<CheckboxGroup aria-label="部门" options={options} value={['gone']} onValueChange={handleChange} />);
    await userEvent.click(screen.getByRole('checkbox', { name: '财务部' }));
    expect(handleChange).toHaveBeenLastCalledWith(['a', 'gone']);
  });
});
