import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../core/document/createField.js';
import { decodeListDefinition } from '../../core/list/decodeListDefinition.js';
import { modelTextEntries, textsOf, type TextEntry } from './modelTextEntries.js';
import { TextEditor } from './TextEditor.js';

afterEach(cleanup);

const form = {
  ...createFormDocument([
    createField('text', { id: 'plate', label: '车牌号' }),
    createField('text', { id: 'reason', label: '来访事由' }),
  ]),
  texts: { en: { name: 'Visits', 'fields.plate.label': 'Plate', 'fields.gone.label': 'Gone' } },
};
const list = decodeListDefinition({
  columnList: [{ prop: 'plate', label: '车牌号' }],
  btnsList: [{ value: 'add', label: '新增' }],
});

const changes = vi.fn<(entries: TextEntry[]) => void>();
function Demo() {
  const [entries, setEntries] = useState(() => modelTextEntries({ fullName: '访客', form, list }));
  const handleChange = (next: TextEntry[]) => {
    setEntries(next);
    changes(next);
  };
  return <TextEditor entries={entries} onChange={handleChange} />;
}

it('shows all texts by language, marks what is missing and takes what is typed', async () => {
  const user = userEvent.setup();
  render(<Demo />);
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    '访客',
    '车牌号',
    '来访事由',
    '车牌号',
    '新增',
  ]);
  // the column is told by its field: English is missing of the reason and the button alone
  expect(screen.getByRole('status').textContent).toBe('缺失 12 处');
  await user.type(screen.getByRole('textbox', { name: '来访事由 的英语' }), 'Reason');
  expect(screen.getByRole('status').textContent).toBe('缺失 11 处');
  const [latest = []] = changes.mock.lastCall ?? [];
  expect(textsOf(latest, 'form')).toEqual({
    en: { name: 'Visits', 'fields.plate.label': 'Plate', 'fields.reason.label': 'Reason' },
    zhtw: {},
    vi: {},
  });
  expect(textsOf(latest, 'list').en).toEqual({});
});

it('finds texts by their words and sound in any language, and leaves those with missing ones', async () => {
  const user = userEvent.setup();
  render(<Demo />);
  const search = screen.getByRole('textbox', { name: '搜索文本' });
  await user.type(search, 'plate');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['车牌号']);
  await user.clear(search);
  await user.type(search, '没有');
  screen.getByText('没有符合的文本');
  await user.clear(search);
  await user.click(screen.getByRole('switch', { name: '仅显示缺失' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);
});
