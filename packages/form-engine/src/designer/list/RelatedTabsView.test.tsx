import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RelatedFormsContext, RelatedTabsView } from './RelatedTabsView.js';

const choices = [
  { modelId: 'contracts', field: 'buyer', label: '合同' },
  { modelId: 'visits', field: 'whom', label: '回访' },
];

it('switches tabs off and moves them', async () => {
  const onValueChange = vi.fn();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <UiProvider locale="zh">
      <RelatedFormsContext value={choices}>
        <RelatedTabsView
          setting={{ key: 'related' as never, kind: 'relatedTabs', label: { zh: '', en: '', zhtw: '', vi: '' } }}
          value={[]}
          isMixed={false}
          onValueChange={onValueChange}
          language={undefined}
        />
      </RelatedFormsContext>
    </UiProvider>,
  );
  const [contracts, visits] = choices.map(({ modelId, field }) => ({ modelId, field, hidden: false }));
  await user.click(screen.getByRole('checkbox', { name: '合同' }));
  expect(onValueChange).toHaveBeenLastCalledWith([{ ...contracts, hidden: true }, visits]);
  await user.click(screen.getByRole('button', { name: '下移 合同' }));
  expect(onValueChange).toHaveBeenLastCalledWith([visits, contracts]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '上移 合同' }).disabled).toBe(true);
});
