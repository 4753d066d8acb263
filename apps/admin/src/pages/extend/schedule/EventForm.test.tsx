import { UiProvider } from '@smart-admin/ui/app-root';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { EventForm } from './EventForm.js';
import { type EventDetail } from './scheduleTypes.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const EVENT = {
  ...{ id: 'e1', title: '例会', place: '', colour: 'primary', allDay: false, description: '', revision: 1 },
  ...{ start: '2026-11-20T09:00', end: '2026-11-20T10:00', repeat: 'none', repeatUntil: null, reminder: 15 },
  ...{ participantIds: [], participants: [], isOwn: true, seriesId: '', answer: '', creatorName: '' },
} as unknown as EventDetail;

it('saves upon what it was opened with, though the event is read anew below it', async () => {
  const sent: { title: string; revision: number }[] = [];
  vi.stubGlobal('fetch', (_input: string | URL, init?: { method?: string; body?: unknown }) => {
    if (init?.method === 'PUT') sent.push(JSON.parse(String(init.body)) as (typeof sent)[number]);
    return Promise.resolve(Response.json({ code: 200, msg: '', data: { list: [] } }));
  });
  const client = new QueryClient();
  const handleClose = vi.fn();
  const form = (event: EventDetail) => (
    <UiProvider locale="zh">
      <QueryClientProvider client={client}>
        <EventForm begun={undefined} event={event} onChanged={vi.fn()} onClose={handleClose} />
      </QueryClientProvider>
    </UiProvider>
  );
  const view = render(form(EVENT));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.type(screen.getByRole('textbox', { name: '标题' }), '（一）');
  view.rerender(form({ ...EVENT, revision: 2, title: '别人改过' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await vi.waitFor(() => expect(handleClose).toHaveBeenCalled());
  expect(sent).toMatchObject([{ title: '例会（一）', revision: 1 }]);
});
