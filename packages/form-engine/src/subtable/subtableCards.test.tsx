import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { FormRenderer } from '../renderer/FormRenderer.js';
import { revealField } from '../renderer/reveal.js';
import { show } from '../testing/showStory.js';
import '../testing/preloadViews.js';

const form = createFormDocument([
  createField('subtable', {
    id: 'rows',
    label: '明细',
    columns: [
      createField('text', { id: 'name', label: '姓名' }),
      createField('number', { id: 'count', label: '数量' }),
    ],
  }),
]);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 600));
});
afterEach(() => void vi.restoreAllMocks());

async function open(count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({ name: `员工${String(index + 1)}`, count: index }));
  const store = createFormStore(form, { rows });
  const { user } = show(<FormRenderer store={store} />);
  const list = await screen.findByRole('list', { name: '明细' });
  return { store, user, list, cards: () => within(list).getAllByRole('listitem') };
}

it('draws as many cards of 5,000 as are in view, and tells how many there are', async () => {
  const { cards } = await open(5_000);
  expect(cards().length).toBeLessThan(60);
  const [first] = cards();
  expect(first?.getAttribute('aria-posinset')).toBe('1');
  expect(first?.getAttribute('aria-setsize')).toBe('5000');
});

it('draws up to fifty cards whole, in their order', async () => {
  const { cards } = await open(50);
  expect(cards()).toHaveLength(50);
  expect(cards().at(-1)?.textContent).toContain('员工50');
});

it('opens the card of a cell that somebody is led to, wherever it stands', async () => {
  const { store, list } = await open(5_000);
  const row = store.getRows('rows')[4_321] ?? '';
  act(() => revealField(`rows.${row}.count`, document));
  const field = within(list).getByLabelText<HTMLInputElement>('数量，第4322行');
  expect(field.value).toBe('4321');
  act(() => field.focus());
  expect(document.activeElement).toBe(field);
});

it('keeps a card open while others are opened and closed', async () => {
  const { user, list } = await open(100);
  const toggle = (index: number) => within(list).getByRole('button', { name: new RegExp(`^第${String(index)}行`) });
  await user.click(toggle(1));
  await user.click(toggle(2));
  await user.click(toggle(2));
  expect(toggle(1).getAttribute('aria-expanded')).toBe('true');
  expect(toggle(2).getAttribute('aria-expanded')).toBe('false');
  await user.type(within(list).getByLabelText('姓名，第1行'), '改');
  expect(within(list).getByLabelText<HTMLInputElement>('姓名，第1行').value).toBe('员工1改');
});
