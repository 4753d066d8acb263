import { UiProvider } from '@smart-admin/ui/app-root';
import { useMessages } from '@smart-admin/ui/locale';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { mapMessages } from './mapMessages.js';
import { RegionsDialog } from './RegionsDialog.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Opened({ onClose }: { onClose: () => void }) {
  const t = useMessages(mapMessages);
  return <RegionsDialog id="m1" name="滨海" refresh={() => Promise.resolve()} t={t} onClose={onClose} />;
}

function show(...answers: object[]) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answers.length > 1 ? answers.shift() : answers[0])));
  const handleClose = vi.fn();
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Opened onClose={handleClose} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { user: userEvent.setup({ pointerEventsCheck: 0 }), handleClose };
}

const read = (geoJson: string) => ({ code: 200, msg: '', data: { id: 'm1', revision: 1, geoJson } });
const COAST = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: '东区', code: 'e' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    },
  ],
});

it('says that the map could not be read, and reads it again', async () => {
  const { user } = show({ code: 500, msg: '服务器错误', data: null }, read(COAST));
  expect(await screen.findByText('服务器错误')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByDisplayValue('东区')).toBeDefined();
});

it('says that nothing can be drawn, and can be closed', async () => {
  const { user, handleClose } = show(read('{"type":"FeatureCollection","features":[]}'));
  expect(await screen.findByText(/没有可以绘制的区域/)).toBeDefined();
  const [close] = screen.getAllByRole('button', { name: '关闭' });
  await user.click(close as HTMLElement);
  expect(handleClose).toHaveBeenCalledOnce();
});
