import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { createFormStore } from '../../core/state/createFormStore.js';
import { type FormStore } from '../../core/state/FormStore.js';
import { FormRenderer } from '../../renderer/FormRenderer.js';
import { type FormDataSources, FormDataSourcesProvider } from '../sources/FormDataSources.js';

const lookup = { interfaceId: 'leave', params: { kind: '{kind}' } };
const form = createFormDocument([
  createField('text', { id: 'kind', label: '类型' }),
  createField('lookup', {
    ...lookup,
    id: 'left',
    label: '剩余',
    answerPath: 'left',
    resultType: 'number',
    precision: 0,
  }),
  createField('lookup', { ...lookup, id: 'year', label: '年度', answerPath: 'year' }),
  createField('calculate', { id: 'half', label: '一半', formula: '{left} ÷ 2' }),
]);
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function draw(
  store: FormStore,
  interfaceAnswer: FormDataSources['interfaceAnswer'],
  { readOnly = false }: { readOnly?: boolean } = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <FormDataSourcesProvider sources={interfaceAnswer ? { interfaceAnswer } : {}}>
          <FormRenderer store={store} readOnly={readOnly} />
        </FormDataSourcesProvider>
      </QueryClientProvider>,
    ),
  );
}
const open = (values: object = {}, document: FormDocument = form) => createFormStore(document, { ...values });

it('is asked for as its parameters change, once for all fields of one answer, and counts in formulas', async () => {
  const answer = vi.fn(async ({ params }: { params: Readonly<Record<string, string>> }) => ({
    left: params.kind === '1' ? 5 : 12,
    year: 2026,
  }));
  const store = open();
  await draw(store, answer);
  expect(answer).not.toHaveBeenCalled();
  act(() => store.setValue('kind', '1'));
  await waitFor(() => expect(shown('剩余').value).toBe('5'));
  await waitFor(() => expect(store.getField('half').value).toBe('2.50'));
  expect(shown('年度').value).toBe('2026');
  expect(answer).toHaveBeenCalledTimes(1);
  act(() => store.setValue('kind', '2'));
  await waitFor(() => expect(shown('剩余').value).toBe('12'));
  act(() => store.setValue('kind', ''));
  await waitFor(() => expect(shown('剩余').value).toBe(''));
  expect(shown('剩余').readOnly).toBe(true);
});

it('keeps what was found then for whoever only reads it, and where nobody can be asked', async () => {
  const answer = vi.fn(async () => ({ left: 1 }));
  const store = createFormStore(
    form,
    { kind: '1', left: 7 },
    { context: { access: (path) => (path === 'kind' ? 'write' : 'read') } },
  );
  await draw(store, answer);
  expect(answer).not.toHaveBeenCalled();
  expect(store.getField('left').value).toBe(7);
  const away = open({ kind: '1' });
  await draw(away, undefined);
  expect(screen.getAllByPlaceholderText('提交时自动查询')).toHaveLength(2);
});

it('says so where the interface does not answer', async () => {
  const store = open({ kind: '1', left: 7 });
  await draw(store, () => Promise.reject(new Error('away')));
  await waitFor(() => expect(shown('剩余').placeholder).toContain('查询失败'));
  expect(store.getField('left').value).toBeNull();
});

it('is asked for in rows that are not drawn, once for all that ask the same', async () => {
  const answer = vi.fn(async ({ params }: { params: Readonly<Record<string, string>> }) => ({
    price: params.article === 'a' ? 3 : 4,
  }));
  const price = createField('lookup', {
    ...{ id: 'price', label: '单价', interfaceId: 'prices', answerPath: 'price', resultType: 'number' },
    params: { article: '{article}' },
  });
  const columns = [
    createField('text', { id: 'article', label: '物品' }),
    price,
    createField('calculate', { id: 'amount', label: '金额', formula: '{price} × 2' }),
  ];
  const long = createFormDocument([createField('subtable', { id: 'rows', label: '明细', columns })]);
  const rows = Array.from({ length: 200 }, () => ({ article: 'a' }));
  const store = open({ rows }, long);
  await draw(store, answer);
  await waitFor(() => expect(store.getField('rows.199.price').value).toBe(3));
  expect(answer).toHaveBeenCalledTimes(1);
  act(() => void store.addRow('rows', { article: 'b' }));
  await waitFor(() => expect(store.getField('rows.200.price').value).toBe(4));
  act(() => store.setValue('rows.150.article', 'b'));
  await waitFor(() => expect(store.getField('rows.150.price').value).toBe(4));
  act(() => store.setValue('rows.150.article', ''));
  await waitFor(() => expect(store.getField('rows.150.price').value).toBeNull());
  expect(store.getField('rows.149.price').value).toBe(3);
  store.flush();
  expect(store.getField('rows.200.amount').value).toBe('8.00');
});
