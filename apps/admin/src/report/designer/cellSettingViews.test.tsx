import { type DataColumn, type ReportDocument } from '@smart-admin/api-client/contract';
import {
  createEditorStore,
  EditorProvider,
  type EditorState,
  SettingsPanel,
  useEditorState,
} from '@smart-admin/form-engine/editor';
import { LocaleProvider } from '@smart-admin/ui/locale';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CELL_GROUPS, cellInDraft, settingsOfPlaces } from './cellSettings.js';
import { cellSettingViews } from './cellSettingViews.js';
import { ReportDesignContext } from './ReportDesignContext.js';
import { type SetCell } from './SetCell.js';
import { NEW_CELL } from './sheetEdits.js';

const column = (id: string, label: string): DataColumn => ({ id, label, kind: 'text' });
const design = {
  sets: [
    { id: 'r', label: '营收', columns: [column('place', '停车场'), column('day', '日期')], error: '' },
    { id: 's', label: '记录', columns: [column('plate', '车牌'), column('place', '停车场')], error: '' },
  ],
};

function open(set: string, field: string) {
  const store = createEditorStore<ReportDocument>({
    document: {
      ...{ version: 2, filters: [], sets: [], headRows: 0, rows: [32], columns: [100] },
      cells: [{ ...NEW_CELL, kind: 'field', set, field, row: 0, column: 0 }],
      paper: {
        ...{ paperSize: 'A4', orientation: 'portrait', paperWidth: 210, paperHeight: 297, pageNumber: 'none' },
        ...{ marginTop: 15, marginRight: 15, marginBottom: 15, marginLeft: 15 },
      },
    },
    idsOf: () => ['A1'],
  });
  render(
    <LocaleProvider locale="zh">
      <EditorProvider store={store}>
        <ReportDesignContext value={design}>
          <Panel />
        </ReportDesignContext>
      </EditorProvider>
    </LocaleProvider>,
  );
  return () => store.getState().document.cells[0];
}

function Panel() {
  const document = useEditorState((state: EditorState<ReportDocument>) => state.document);
  return (
    <SettingsPanel<ReportDocument, SetCell>
      groups={CELL_GROUPS.content}
      items={settingsOfPlaces(document, ['A1'])}
      find={cellInDraft}
      views={cellSettingViews}
    />
  );
}

const choice = () => screen.getByRole('combobox', { name: '字段' });

it('a field that is chosen says its data set too, also where two data sets have fields of one name', async () => {
  const cell = open('', '');
  await userEvent.click(choice());
  await userEvent.click(screen.getByRole('option', { name: '记录 · 停车场 (place)' }));
  expect(cell()).toMatchObject({ set: 's', field: 'place' });
  expect(choice().textContent).toContain('记录 · 停车场');
});

it('a field that is not there any more is still told', () => {
  open('r', 'gone');
  expect(choice().textContent).toContain('gone');
});
