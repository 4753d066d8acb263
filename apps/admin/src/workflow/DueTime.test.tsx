import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DueTime } from './DueTime.js';

it('says in words what its colour says', () => {
  const late = Date.now() - (2 * 24 + 5) * 3_600_000;
  render(
    <UiProvider locale="zh">
      <DueTime time={late} />
      <DueTime time={Date.now() + 400 * 86_400_000} />
    </UiProvider>,
  );
  const over = screen.getByText('已超时 2 天');
  expect(over.dataset.state).toBe('over');
  const [, later] = screen.getAllByRole('time');
  expect(later?.dataset.state).toBe('later');
});
