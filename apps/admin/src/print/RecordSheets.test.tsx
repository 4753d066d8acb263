import { type PrintBlock } from '@smart-admin/api-client/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordSheets, type RecordSheetsProps } from './RecordSheets.js';

const facts = (...labels: string[]): PrintBlock[] => [
  { id: 'a', kind: 'facts', columns: 2, items: labels.map((label) => ({ label, field: `record.${label}` })) },
];
const template: RecordSheetsProps['template'] = {
  ...{ fullName: '采购', paperSize: 'A4', orientation: 'portrait', paperWidth: 210, paperHeight: 297 },
  ...{ marginTop: 15, marginRight: 15, marginBottom: 15, marginLeft: 15, pageNumber: 'none' },
  blocks: facts('类型', '说明'),
};
const values = (record: object) => ({ record: { record: { ...record }, lists: {} } });

it('draws a sheet by its own parts where it has some, and by those of the template else', () => {
  render(
    <RecordSheets
      template={template}
      sheets={[
        { id: '1', values: values({ 类型: '物资' }), blocks: facts('类型') },
        { id: '2', values: values({ 类型: '其他', 说明: '绿植' }) },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual(['类型', '类型', '说明']);
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(['物资', '其他', '绿植']);
});
