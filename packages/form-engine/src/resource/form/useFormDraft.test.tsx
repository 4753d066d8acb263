import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { createFormStore } from '../../core/state/createFormStore.js';
import { ALLOW_ALL, ResourceProvider } from '../ResourceProvider.js';
import { useFormDraft } from './useFormDraft.js';

it('keeps no files that are on their way when the form goes: nobody would wait for them', () => {
  const columns = [createField('text', { id: 'note' }), createField('uploadImg', { id: 'photo' })];
  const store = createFormStore(
    createFormDocument([
      createField('text', { id: 'name' }),
      createField('uploadFile', { id: 'files' }),
      createField('subtable', { id: 'rows', label: '', columns }),
    ]),
    { rows: [] },
  );
  const write = vi.fn();
  const drafts = { read: () => undefined, write, remove: vi.fn() };
  const draft = { formKey: 'visit', isDone: () => false, drafts, revision: 1, onRestore: vi.fn() };
  const { unmount } = renderHook(() => useFormDraft({ store, ...draft }), {
    wrapper: ({ children }) => (
      <ResourceProvider permissions={ALLOW_ALL} drafts={drafts}>
        {children}
      </ResourceProvider>
    ),
  });
  store.setValue('name', '何雨');
  store.setValue('files', [{ pending: true }]);
  store.addRow('rows', { note: '早', photo: [{ pending: true }] });
  unmount();
  expect(write.mock.lastCall).toMatchObject(['visit', { values: { name: '何雨', rows: [{ note: '早', photo: [] }] } }]);
  expect(write.mock.lastCall?.[1]).not.toHaveProperty('values.files');
});
