import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlaceInput } from './PlaceInput.js';
import { type Place } from './places.js';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, msg: '', data: { list: [] } })));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const GATE: Place = { id: 'g', name: '东门', address: '', longitude: 120, latitude: 30 };

/** A place that can be taken away from outside, as by changing start and end. */
function Chosen() {
  const [place, setPlace] = useState<Place | undefined>(GATE);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <PlaceInput label="起点" placeholder="" place={place} onPlaceChange={setPlace} />
      <button onClick={() => setPlace(undefined)}>take</button>
      <output>{place?.name ?? 'none'}</output>
    </QueryClientProvider>
  );
}

function show() {
  render(
    <UiProvider locale="zh">
      <Chosen />
    </UiProvider>,
  );
  return { input: screen.getByRole<HTMLInputElement>('combobox', { name: '起点' }), user: userEvent.setup() };
}

it('shows no place any more that was taken away from outside', async () => {
  const { input, user } = show();
  expect(input.value).toBe('东门');
  await user.click(screen.getByRole('button', { name: 'take' }));
  expect(input.value).toBe('');
});

it('keeps what is typed, which names no place', async () => {
  const { input, user } = show();
  await user.type(input, '2');
  expect(input.value).toBe('东门2');
  expect(screen.getByRole('status').textContent).toBe('none');
});
