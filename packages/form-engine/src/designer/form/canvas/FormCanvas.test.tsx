import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../../../core/document/createField.js';
import { formItems } from '../../../core/document/edit/formItems.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { EditorProvider } from '../../../editor/EditorProvider.js';
import { createEditorStore } from '../../../editor/editorStore.js';
import { FieldKindsProvider } from '../../../fields/FieldKindsProvider.js';
import { countingKinds } from '../../../testing/countingKinds.js';
import { CanvasContext } from './CanvasContext.js';
import { FormCanvas } from './FormCanvas.js';

describe('the canvas of the form designer', () => {
  it('draws only the first fields of 500, in a frame each, and again only the one that was changed', () => {
    const fields = Array.from({ length: 500 }, (_, index) =>
      createField('text', { id: `f${index}`, label: `字段${index}` }),
    );
    const store = createEditorStore<FormDocument>({ document: createFormDocument(fields), idsOf: formItems });
    const drawn: string[] = [];
    const editing = {} as Parameters<typeof FormCanvas>[0]['editing'];
    render(
      <FieldKindsProvider kinds={countingKinds(drawn)}>
        <EditorProvider store={store}>
          <CanvasContext value={{ editing, device: 'pc', select: vi.fn() }}>
            <FormCanvas editing={editing} />
          </CanvasContext>
        </EditorProvider>
      </FieldKindsProvider>,
    );
    expect(document.querySelectorAll('[data-frame-button]')).toHaveLength(500);
    expect(new Set(drawn)).toEqual(new Set(fields.slice(0, 40).map(({ id }) => id)));
    drawn.length = 0;
    act(() => {
      store.edit('标题', (draft) => {
        const field = draft.fields[7];
        if (field) field.label = '车牌';
      });
    });
    expect(screen.getAllByText('车牌').length).toBeGreaterThan(0);
    expect(new Set(drawn)).toEqual(new Set(['f7']));
    drawn.length = 0;
    act(() => store.select({ ids: ['f9'], anchor: 'f9' }));
    expect(drawn.length).toBeLessThanOrEqual(1);
  });
});
