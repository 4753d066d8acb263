import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { flowAddress } from '../messages/flowAddress.js';
import { FlowTitle, type FlowTitleProps } from './FlowTitle.js';

const ROW: FlowTitleProps['row'] = { instanceId: '7', queue: ['3', '7'], title: '道闸更换', urgency: 3 };

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

function show(props: Partial<FlowTitleProps> = {}) {
  render(
    <UiProvider locale="zh">
      <MemoryRouter initialEntries={['/workFlow/toDo']}>
        <Routes>
          <Route path="/workFlow/toDo" element={<FlowTitle row={ROW} {...props} />} />
          <Route path="*" element={<Place />} />
        </Routes>
      </MemoryRouter>
    </UiProvider>,
  );
}

it('leads to the page of the flow, which knows the flows of the list', async () => {
  const handleOpen = vi.fn();
  show({ unread: true, onOpen: handleOpen });
  expect(screen.getByText('未读')).toBeTruthy();
  expect(screen.getByText('紧急')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: '道闸更换' }));
  expect(handleOpen).toHaveBeenCalledOnce();
  expect(await screen.findByText(`${flowAddress('7')} {"ids":["3","7"]}`)).toBeTruthy();
});

it('says nothing of an ordinary flow that was read', () => {
  show({ row: { ...ROW, urgency: 1 } });
  expect(screen.queryByText('未读')).toBeNull();
  expect(screen.queryByText('普通')).toBeNull();
});
