import { UiProvider } from '@smart-admin/ui/app-root';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../../core/document/createField.js';
import { formItems } from '../../../core/document/edit/formItems.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { EditorProvider } from '../../../editor/EditorProvider.js';
import { createEditorStore } from '../../../editor/editorStore.js';
import { JsonDialog } from './JsonDialog.js';
import { RulesDialog } from './RulesDialog.js';

function open(dialog: ReactNode) {
  const form = createFormDocument([
    createField('number', { id: 'price', label: '单价' }),
    { ...createField('text', { id: 'note', label: '备注' }), visibleWhen: '{price} > 1' },
  ]);
  const store = createEditorStore<FormDocument>({ document: form, idsOf: formItems });
  render(
    <UiProvider locale="zh">
      <EditorProvider store={store}>{dialog}</EditorProvider>
    </UiProvider>,
  );
  return { store, dialog: within(screen.getByRole('dialog')) };
}

describe('the rules of a form in one table', () => {
  it('names each by its field and setting, and changes it in its place', () => {
    const onClose = vi.fn();
    const { store, dialog } = open(<RulesDialog onClose={onClose} />);
    const rule = dialog.getByLabelText<HTMLTextAreaElement>('备注 显示条件');
    expect(rule.value).toBe('{单价} > 1');
    fireEvent.change(rule, { target: { value: '{单价} > 5' } });
    const fieldNow = () => store.getState().document.fields.find(({ id }) => id === 'note');
    expect(fieldNow()?.visibleWhen).toBe('{price} > 5');
    store.undo();
    expect(fieldNow()?.visibleWhen).toBe('{price} > 1');
    fireEvent.click(dialog.getByText('备注'));
    expect(store.getState().selection.ids).toEqual(['note']);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a form as JSON', () => {
  it('says where it cannot be read, and is taken over as one step when it can', () => {
    const onClose = vi.fn();
    const { store, dialog } = open(<JsonDialog onClose={onClose} />);
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox');
    const apply = dialog.getByText('应用').closest('button');
    if (!apply) throw new Error('no button');
    expect(apply.disabled).toBe(true);
    const before = text.value;
    fireEvent.change(text, { target: { value: before.replace('"fields": [', '"fields": [5,') } });
    expect(dialog.getByText(/fields\[0\]/)).toBeTruthy();
    expect(apply.disabled).toBe(true);
    fireEvent.change(text, { target: { value: before.replaceAll('备注', '说明') } });
    fireEvent.click(apply);
    expect(store.getState().document.fields.map(({ label }) => label)).toEqual(['单价', '说明']);
    expect(onClose).toHaveBeenCalledOnce();
    store.undo();
    expect(store.getState().document.fields.map(({ label }) => label)).toEqual(['单价', '备注']);
  });
});
