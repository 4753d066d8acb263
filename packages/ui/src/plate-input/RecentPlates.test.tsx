import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { PlateColorChoice, plateColorFor } from './PlateColorChoice.js';
import { readRecentPlates, rememberPlate } from './rememberedPlates.js';
import { RecentPlates } from './RecentPlates.js';

describe('RecentPlates', () => {
  it('offers the last plates of this device and forgets them', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    for (const plate of ['粤B11111', '粤B22222', '粤B33333', '粤B44444', '粤B55555', '粤B22222'])
      rememberPlate({ plate, color: 'blue' });
    render(<RecentPlates onChoose={onChoose} />);
    expect(screen.getAllByRole('button', { name: /^使用/ }).map((button) => button.getAttribute('aria-label'))).toEqual(
      ['使用粤B22222', '使用粤B55555', '使用粤B44444', '使用粤B33333'],
    );
    await user.click(screen.getByRole('button', { name: '使用粤B55555' }));
    expect(onChoose).toHaveBeenCalledWith({ plate: '粤B55555', color: 'blue' });
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(screen.queryByRole('group')).toBeNull();
    expect(readRecentPlates()).toEqual([]);
  });

  it('does not trust what is stored', () => {
    localStorage.setItem('smart_recentPlates', '[{"plate":"x","color":"blue"},3,{"plate":"粤B11111","color":"pink"}]');
    expect(readRecentPlates()).toEqual([]);
  });
});

describe('PlateColorChoice', () => {
  describeConformance(<PlateColorChoice />, { slot: 'plate-color-choice' });

  it('is blue until another colour is chosen', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(<PlateColorChoice onValueChange={onValueChange} />);
    expect(screen.getByRole('radio', { name: '蓝' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: '黄' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('yellow');
  });

  it('turns green with the eighth character, and blue without it', () => {
    expect(plateColorFor('京AD12345', 'blue')).toBe('green');
    expect(plateColorFor('京AD12345', 'yellow')).toBe('yellow');
    expect(plateColorFor('京AD1234', 'green')).toBe('blue');
  });
});
