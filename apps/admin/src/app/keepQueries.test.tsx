import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { keepQueries } from './keepQueries.js';

const client = new QueryClient();
let shown = '/leave';
const kept = keepQueries(client, () => shown);
let asked: string[] = [];

beforeEach(() => {
  client.clear();
  asked = [];
});

/** A form over what was read anew for it, as a launched flow has one. */
function Form({ path }: { path: string }) {
  const { data } = useQuery({
    queryKey: [path],
    queryFn: () => {
      asked.push(path);
      return Promise.resolve(`of ${path}`);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  return data === undefined ? null : <input aria-label={data} />;
}

function Pages() {
  const [path, setPath] = useState('/leave');
  const [paths, setPaths] = useState(['/leave', '/repair']);
  useEffect(() => kept.tell(paths), [paths]);
  const go = (next: string, living: string[]) => {
    // as the router does: the address is there before the page is drawn
    shown = next;
    setPath(next);
    setPaths(living);
  };
  return (
    <QueryClientProvider client={client}>
      <button onClick={() => go('/leave', ['/leave', '/repair'])}>leave</button>
      <button onClick={() => go('/repair', ['/leave', '/repair'])}>repair</button>
      <button onClick={() => go('/repair', ['/repair'])}>close leave</button>
      {paths.map((each) => (
        <Activity key={each} mode={each === path ? 'visible' : 'hidden'}>
          <Form path={each} />
        </Activity>
      ))}
    </QueryClientProvider>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The time in which answers that nobody observes are thrown away. */
const pass = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('keeps the answer under the form of a page that is hidden, and throws it away with the page', async () => {
  render(<Pages />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'of /leave' }), 'typed');
  await press('repair');
  await screen.findByRole('textbox', { name: 'of /repair' });
  await pass();
  await press('leave');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'of /leave' }).value).toBe('typed');
  expect(asked).toEqual(['/leave', '/repair']);
  await press('close leave');
  await pass();
  expect(client.getQueryData(['/leave'])).toBeUndefined();
  expect(client.getQueryData(['/repair'])).toBe('of /repair');
  // opened once more it is read anew
  await press('leave');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'of /leave' })).value).toBe('');
  expect(asked).toEqual(['/leave', '/repair', '/leave']);
});
