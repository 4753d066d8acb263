import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Place } from '../../../map/places.js';
import { RoutePanel } from './RoutePanel.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const placeOf = (id: string, longitude: number): Place => ({ id, name: id, address: '', longitude, latitude: 30 });
const [GATE, HARBOUR, HILL] = [placeOf('东门', 120), placeOf('港口', 121), placeOf('山', 122)];
const WAY = { distance: 900, duration: null, points: [], steps: [] };

/** The panel with ends that can be changed while the way is looked for. */
function show() {
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (url: string | URL) => {
    const data = String(url).includes('/Route') ? WAY : { list: [] };
    const answer = Response.json({ code: 200, msg: '', data });
    return String(url).includes('/Route')
      ? new Promise((resolve) => answers.push(() => resolve(answer)))
      : Promise.resolve(answer);
  });
  const onWayChange = vi.fn();
  const client = new QueryClient();
  const panel = (end: Place) => (
    <UiProvider locale="zh">
      <QueryClientProvider client={client}>
        <RoutePanel start={GATE} end={end} way={undefined} onEndsChange={vi.fn()} onWayChange={onWayChange} />
      </QueryClientProvider>
    </UiProvider>
  );
  const view = render(panel(HARBOUR));
  const button = () => screen.getByRole('button', { name: '规划路线' });
  const settle = async () => {
    await vi.waitFor(() => expect(answers).not.toEqual([]));
    await act(async () => {
      answers.shift()?.();
      await vi.waitFor(() => expect(client.isMutating()).toBe(0));
    });
  };
  return { user: userEvent.setup(), button, settle, onWayChange, turnTo: (end: Place) => view.rerender(panel(end)) };
}

it('answers the way between its ends', async () => {
  const { user, button, settle, onWayChange } = show();
  await user.click(button());
  await settle();
  expect(onWayChange).toHaveBeenCalledExactlyOnceWith(WAY);
});

it('answers no way to an end that was changed while it was looked for', async () => {
  const { user, button, settle, onWayChange, turnTo } = show();
  await user.click(button());
  turnTo(HILL);
  await settle();
  expect(onWayChange).not.toHaveBeenCalled();
});
