import { UiProvider } from '@smart-admin/ui/app-root';
import { answerQuestion, currentQuestion } from '@smart-admin/ui/confirm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormDataSourcesProvider } from '../../fields/sources/FormDataSources.js';
import { memorySources } from '../../testing/memorySources.js';
import { RecordConflictError } from '../conflict/RecordConflict.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { renewalConflict, renewalDocument, renewalRecord } from '../testing/renewalConflict.js';
import { type FormDraft, type FormDraftStore, type ResourceDefinition, type ResourceSource } from '../types.js';
import { ResourceFormDialog } from './ResourceFormDialog.js';

type Change = NonNullable<ResourceSource['change']>;

async function open(change: Change, { read = () => Promise.resolve(renewalRecord), drafts }: Opening = {}) {
  const client = new QueryClient();
  const [onClose, onSaved] = [vi.fn(), vi.fn(() => Promise.resolve())];
  const definition: ResourceDefinition = {
    id: 'renewal',
    label: '月卡续费',
    columns: [],
    search: [],
    form: renewalDocument,
    source: {
      list: () => Promise.reject(new Error('not listed')),
      read,
      change,
    },
  };
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <UiProvider locale="zh">
        <FormDataSourcesProvider sources={memorySources}>
          <ResourceProvider permissions={ALLOW_ALL} onError={vi.fn()} {...(drafts && { drafts })}>
            <ResourceFormDialog
              definition={definition}
              mode="update"
              row={{ id: 'x1' }}
              initialValues={{}}
              onClose={onClose}
              onSaved={onSaved}
            />
          </ResourceProvider>
        </FormDataSourcesProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const form = await screen.findByRole('dialog', { name: '编辑月卡续费' });
  const type = async (label: string, text: string) => {
    const input = await within(form).findByLabelText(label);
    await user.clear(input);
    await user.type(input, text);
  };
  const press = (dialog: HTMLElement, name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { user, form, type, press, onClose, onSaved, client, unmount };
}

interface Opening {
  read?: NonNullable<ResourceSource['read']>;
  drafts?: FormDraftStore;
}

const mobileConflict = (mine: string) =>
  new RecordConflictError('他人已修改此记录', {
    ...renewalConflict,
    conflicts: [{ path: 'mobile', original: '13800134821', theirs: '13916207735', mine }],
    theirs: { set: { mobile: '13916207735', payment: 'transfer' }, rows: {} },
  });

it('sends only what changed, with the revision that was read, and nothing when nothing changed', async () => {
  const change = vi.fn<Change>(() => Promise.resolve());
  const { type, press, form, onClose } = await open(change);
  await type('经办人', '林晓东');
  await press(form, '保存');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(change.mock.calls[0]?.slice(0, 2)).toEqual(['x1', { revision: 3, set: { agent: '林晓东' }, rows: {} }]);
  cleanup();
  const unchanged = await open(change);
  await waitFor(() => expect(within(unchanged.form).getByLabelText('经办人')).toHaveProperty('value', '王若彤'));
  await unchanged.press(unchanged.form, '保存');
  await waitFor(() => expect(unchanged.onClose).toHaveBeenCalledTimes(1));
  expect(change).toHaveBeenCalledTimes(1);
});

it('sends the revision that the form began with, also when the record was read again below it', async () => {
  const change = vi.fn<Change>(() => Promise.resolve());
  const read = vi.fn(() => Promise.resolve(renewalRecord));
  const { type, press, form, client, onClose } = await open(change, { read });
  await within(form).findByLabelText('经办人');
  read.mockResolvedValue({ ...renewalRecord, _revision: 4, agent: '周雨桐' });
  await client.invalidateQueries({ queryKey: ['resource', 'renewal'] });
  expect(read).toHaveBeenCalledTimes(2);
  await type('经办人', '林晓东');
  await press(form, '保存');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(change.mock.calls[0]?.[1]).toEqual({ revision: 3, set: { agent: '林晓东' }, rows: {} });
});

it('saves what was typed into an earlier state of the record as a change of that one', async () => {
  const change = vi.fn<Change>(() => Promise.resolve());
  const kept = new Map<string, FormDraft>();
  const drafts: FormDraftStore = {
    read: (key) => kept.get(key),
    write: (key, draft) => void kept.set(key, draft),
    remove: (key) => void kept.delete(key),
  };
  const first = await open(change, { drafts });
  await first.type('经办人', '林晓东');
  first.unmount();
  const [[key, draft] = ['', undefined]] = [...kept];
  expect(draft).toMatchObject({ values: { agent: '林晓东' }, start: { agent: '王若彤' }, revision: 3 });
  if (!draft) throw new Error('nothing was kept');
  const { cars } = renewalRecord;
  const longer = cars.map((car) => (car.id === 'c1' ? { ...car, months: 24 } : car));
  kept.set(key, { ...draft, values: { ...draft.values, cars: longer }, start: { ...draft.start, cars } });

  const added = { id: 'c4', plate: '京A00001', months: 1, price: 300, amount: 300 };
  const read = () => Promise.resolve({ ...renewalRecord, _revision: 4, note: '', cars: [...cars, added] });
  const { press, form, onClose } = await open(change, { read, drafts });
  await within(form).findByLabelText('经办人');
  await press(form, '恢复');
  await press(form, '保存');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(change.mock.calls[0]?.[1]).toEqual({
    revision: 3,
    set: { agent: '林晓东' },
    rows: { cars: { upsert: [{ id: 'c1', months: 24 }], remove: [] } },
  });
});

it('asks about what both changed, merges the rest, and sends the decision for the saved revision', async () => {
  const change = vi.fn<Change>(() => Promise.resolve()).mockRejectedValueOnce(mobileConflict('13800134827'));
  const { user, type, press, form, onSaved } = await open(change);
  await type('联系手机', '13800134827');
  await type('经办人', '林晓东');
  await press(form, '保存');
  const question = await screen.findByRole('dialog', { name: '他人已修改此记录' });
  expect(within(question).getByText(/周雨桐在 .*保存了版本 4，您编辑的是版本 3。有 1 处两人都改过/)).toBeDefined();
  const merged = within(question).getByRole('list');
  expect(
    within(merged)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('对公转账'), expect.stringContaining('林晓东')]);
  await press(question, '合并并保存');
  expect(within(question).getByRole('alert').textContent).toBe('还有 1 处未选择');
  expect(change).toHaveBeenCalledTimes(1);
  await user.click(within(question).getByRole('radio', { name: /我的.*13800134827/ }));
  await press(question, '合并并保存');
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(change.mock.calls[1]?.[1]).toEqual({
    revision: 4,
    set: { agent: '林晓东', mobile: '13800134827' },
    rows: {},
  });
  expect(change.mock.calls[1]?.[2].key).not.toBe(change.mock.calls[0]?.[2].key);
});

it('asks again about what somebody saved during the question, and only about that', async () => {
  const later = new RecordConflictError('他人已修改此记录', {
    ...renewalConflict,
    revision: 5,
    conflicts: [{ path: 'mobile', original: '13916207735', theirs: '13700137000', mine: '13800134827' }],
    theirs: { set: { mobile: '13700137000' }, rows: {} },
  });
  const change = vi
    .fn<Change>(() => Promise.resolve())
    .mockRejectedValueOnce(mobileConflict('13800134827'))
    .mockRejectedValueOnce(later);
  const { user, type, press, form, onSaved } = await open(change);
  await type('联系手机', '13800134827');
  await press(form, '保存');
  const question = await screen.findByRole('dialog', { name: '他人已修改此记录' });
  await user.click(within(question).getByRole('radio', { name: /我的/ }));
  await press(question, '合并并保存');
  expect(await within(question).findByText('13700137000')).toBeDefined();
  expect(within(question).queryByRole('radio', { checked: true })).toBeNull();
  await user.click(within(question).getByRole('radio', { name: /我的/ }));
  await press(question, '合并并保存');
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(change.mock.calls.map(([, { revision, set }]) => [revision, set])).toEqual([
    [3, { mobile: '13800134827' }],
    [4, { mobile: '13800134827' }],
    [5, { mobile: '13800134827' }],
  ]);
});

it('goes back to the form without losing anything, choices neither', async () => {
  const change = vi.fn<Change>(() => Promise.reject(mobileConflict('13800134827')));
  const { user, type, press, form } = await open(change);
  await type('联系手机', '13800134827');
  await press(form, '保存');
  const question = await screen.findByRole('dialog', { name: '他人已修改此记录' });
  await user.click(within(question).getByRole('radio', { name: /周雨桐/ }));
  await press(question, '返回编辑');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '他人已修改此记录' })).toBeNull());
  expect(within(form).getByLabelText('联系手机')).toHaveProperty('value', '13800134827');
  await press(form, '保存');
  const again = await screen.findByRole('dialog', { name: '他人已修改此记录' });
  expect(within(again).getByRole('radio', { name: /周雨桐/ })).toHaveProperty('checked', true);
  // the same content again is the same call
  expect(change.mock.calls[1]?.[2].key).toBe(change.mock.calls[0]?.[2].key);
});

it('lets the person’s changes go only after a question, and keeps what the others saved', async () => {
  const change = vi.fn<Change>(() => Promise.reject(mobileConflict('13800134827')));
  const { type, press, form, onClose, onSaved } = await open(change);
  await type('联系手机', '13800134827');
  await press(form, '保存');
  const question = await screen.findByRole('dialog', { name: '他人已修改此记录' });
  await press(question, '放弃我的修改');
  await waitFor(() => expect(currentQuestion()).toBeDefined());
  const asked = currentQuestion();
  if (asked) answerQuestion(asked, true);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(change).toHaveBeenCalledTimes(1);
});

it('saves equal content twice as two records, and once where only the answer was lost', async () => {
  const keys: string[] = [];
  const create = vi.fn<NonNullable<ResourceSource['create']>>((_values, { key }) => {
    keys.push(key);
    return keys.length === 1 ? Promise.reject(new Error('连接超时')) : Promise.resolve('x9');
  });
  const onSaved = vi.fn(() => Promise.resolve());
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider locale="zh">
        <FormDataSourcesProvider sources={memorySources}>
          <ResourceProvider permissions={ALLOW_ALL} onError={vi.fn()}>
            <ResourceFormDialog
              definition={{
                ...{ id: 'renewal', label: '月卡续费', columns: [], search: [], form: renewalDocument },
                source: { list: () => Promise.reject(new Error('not listed')), create },
              }}
              mode="create"
              row={undefined}
              initialValues={renewalRecord}
              onClose={vi.fn()}
              onSaved={onSaved}
            />
          </ResourceProvider>
        </FormDataSourcesProvider>
      </UiProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const again = await screen.findByRole('button', { name: '保存并新增' });
  for (const saved of [0, 1, 2]) {
    await user.click(again);
    await waitFor(() => {
      expect(create).toHaveBeenCalledTimes(saved + 1);
      expect(onSaved).toHaveBeenCalledTimes(saved);
    });
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});
