import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { OwnAddress } from './OwnAddress.js';

function Editor({ name }: { name: string }) {
  const [search] = useSearchParams();
  const id = search.get('design');
  return id === null ? <p>{name}: none</p> : <Text key={id} name={`${name} ${id}`} />;
}

function Text({ name }: { name: string }) {
  const [text, setText] = useState('');
  return <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />;
}

function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {['/print?design=7', '/print', '/other?design=8'].map((address) => (
        <button key={address} type="button" onClick={() => void navigate(address)}>
          {address}
        </button>
      ))}
      {['/print', '/other'].map((path) => (
        <Activity key={path} mode={path === pathname ? 'visible' : 'hidden'}>
          <OwnAddress isShown={path === pathname}>
            <Editor name={path} />
          </OwnAddress>
        </Activity>
      ))}
    </>
  );
}

it('a page that lives on behind another one keeps its address, and what was typed into what the address names', async () => {
  render(
    <MemoryRouter initialEntries={['/print?design=7']}>
      <Pages />
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: '/print 7' }), 'typed');
  await userEvent.click(screen.getByRole('button', { name: '/other?design=8' }));
  expect(screen.getByRole('textbox', { name: '/other 8' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '/print?design=7' }));
  expect(screen.getByRole('textbox', { name: '/print 7' })).toHaveProperty('value', 'typed');
  // its own address it follows
  await userEvent.click(screen.getByRole('button', { name: '/print' }));
  expect(screen.getByText('/print: none')).toBeTruthy();
});
