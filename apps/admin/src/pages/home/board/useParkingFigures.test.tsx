import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../testing/FakeSocket.js';
import { withFakeSocket } from '../../../testing/withFakeSocket.js';
import { useParkingChannel } from './useParkingFigures.js';

withFakeSocket();

it('has the figures asked for again when some passages may have been missed, while a card shows them', () => {
  const client = new QueryClient();
  const reload = vi.spyOn(client, 'invalidateQueries');
  const { rerender } = renderHook(({ isWanted }) => useParkingChannel(isWanted), {
    initialProps: { isWanted: false },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const miss = () => act(() => FakeSocket.last.say({ method: 'missedFrames' }));
  miss();
  expect(reload).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  miss();
  expect(reload.mock.calls).toEqual([[{ queryKey: ['home', 'parking'] }]]);
});
