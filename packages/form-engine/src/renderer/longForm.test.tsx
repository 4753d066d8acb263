import { act } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { show } from '../testing/showStory.js';
import { FormRenderer } from './FormRenderer.js';
import '../testing/preloadViews.js';

const formOf = (count: number) =>
  createFormDocument(
    Array.from({ length: count }, (_, index) =>
      createField('text', {
        id: `f${index + 1}`,
        label: `字段${index + 1}`,
        visibleWhen: index + 1 === count ? "{f1} = 'show'" : '',
      }),
    ),
  );
const showForm = (count: number) => {
  const store = createFormStore(formOf(count));
  const view = show(
    <QueryClientProvider client={new QueryClient()}>
      <FormRenderer store={store} />
    </QueryClientProvider>,
  );
  return { ...view, store };
};

it('draws a form of eighty fields whole', () => {
  const { getAllByRole, queryByRole } = showForm(80);
  expect(getAllByRole('textbox')).toHaveLength(79);
  expect(queryByRole('group', { name: '字段79' })).toBeNull();
});

it('keeps the places of the fields of a longer one that nobody has seen, and none for those that are hidden', () => {
  const { getAllByRole, getByRole, queryByRole } = showForm(200);
  expect(getAllByRole('textbox')).toHaveLength(40);
  expect(getByRole('group', { name: '字段199' }).textContent).toBe('字段199');
  expect(queryByRole('group', { name: '字段200' })).toBeNull();
});

it('draws all of it for the printer', () => {
  const { getAllByRole } = showForm(200);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(getAllByRole('textbox')).toHaveLength(199);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(getAllByRole('textbox')).toHaveLength(40);
});
