import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MapCanvas } from './MapCanvas.js';

beforeEach(() => {
  // the map is measured once
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly told: () => void) {}
      observe() {
        this.told();
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const VIEW = { longitude: 120, latitude: 30, zoom: 5 };

function show(answer: unknown = { code: 200, msg: '', data: { list: [] } }) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  const onViewChange = vi.fn<(view: typeof VIEW) => void>();
  const onPick = vi.fn();
  render(
    <UiProvider locale="zh">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MapCanvas
          view={VIEW}
          onViewChange={onViewChange}
          onPick={onPick}
          onShowAll={() => undefined}
          hasPictures={false}
          pins={[]}
        />
      </QueryClientProvider>
    </UiProvider>,
  );
  const map = screen.getByRole('application');
  map.setPointerCapture = () => undefined;
  return { map, onViewChange, onPick };
}

it('leaves the keys of the browser to it: larger text, the page before', () => {
  const { map, onViewChange } = show();
  expect(fireEvent.keyDown(map, { key: '=', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(map, { key: '-', metaKey: true })).toBe(true);
  expect(fireEvent.keyDown(map, { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(onViewChange).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(map, { key: '=' })).toBe(false);
  expect(onViewChange).toHaveBeenCalledExactlyOnceWith({ ...VIEW, zoom: 6 });
});

it('is dragged by one finger, whatever a second one does', () => {
  const { map, onViewChange, onPick } = show();
  fireEvent.pointerDown(map, { pointerId: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerDown(map, { pointerId: 2, clientX: 300, clientY: 300 });
  fireEvent.pointerMove(map, { pointerId: 2, clientX: 400, clientY: 400 });
  fireEvent.pointerUp(map, { pointerId: 2, clientX: 400, clientY: 400 });
  expect(onViewChange).not.toHaveBeenCalled();
  fireEvent.pointerMove(map, { pointerId: 1, clientX: 40, clientY: 10 });
  expect(onViewChange.mock.lastCall?.[0].longitude).toBeLessThan(VIEW.longitude);
  fireEvent.pointerUp(map, { pointerId: 1, clientX: 40, clientY: 10 });
  expect(onPick).not.toHaveBeenCalled();
});

it('says so where the areas below it could not be read', async () => {
  show({ code: 500, msg: '', data: null });
  expect((await screen.findByText('底图加载失败')).getAttribute('role')).toBe('status');
});
