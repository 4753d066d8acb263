import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../locale/LocaleProvider.js';
import { describeConformance } from '../testing/describeConformance.js';
import { Empty } from './Empty.js';

describe('Empty', () => {
  describeConformance(<Empty />, { slot: 'empty', refIs: 'div' });

  it('offers to clear the filters in the language of the interface', async () => {
    const handleClear = vi.fn();
    render(
      <LocaleProvider locale="en">
        <Empty kind="noMatch" onClearFilters={handleClear} />
      </LocaleProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(handleClear).toHaveBeenCalledTimes(1);
  });
});
