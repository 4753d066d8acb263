import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { encodeFormDocument } from '../core/document/encodeFormDocument.js';
import { visitDocument } from '../core/testing/visitDocument.js';
import { show, storyElement } from '../testing/showStory.js';
import { modelResource } from './modelResource.js';
import * as stories from './ResourcePage.stories.js';
import '../testing/preloadViews.js';

const source = {
  list: async () => ({ list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } }),
  create: async () => undefined,
  update: async () => undefined,
  remove: async () => undefined,
};
const formData = encodeFormDocument(visitDocument);

describe('modelResource', () => {
  it('takes columns, search and order from the stored list', () => {
    const columnData = {
      searchList: [
        { __vModel__: 'reason', label: '事由' },
        { __vModel__: 'startDate', label: '开始', searchType: 3 },
        { __vModel__: 'parking', label: '车位' },
        { __vModel__: 'visitorName', searchType: 2 },
      ],
      columnList: [{ prop: 'total' }, { prop: 'mobile', visibility: ['app'] }],
      defaultSidx: 'startDate',
      pageSize: 50,
    };
    const resource = modelResource({ id: 'm1', fullName: '访客预约', formData, columnData }, source, 'en');
    expect(resource.search.map(({ kind, label }) => [kind, label])).toEqual([
      ['select', '事由'],
      ['date-range', '开始'],
      ['select', '车位'],
      ['text', '访客姓名'],
    ]);
    expect(resource.search[2]?.options?.map(({ label }) => label)).toEqual(['Yes', 'No']);
    expect(resource.columns).toMatchObject([
      { id: 'total', header: '合计金额', align: 'right', permission: 'total' },
      { id: 'mobile', devices: ['app'] },
    ]);
    expect(resource).toMatchObject({
      id: 'model.m1',
      defaultPageSize: 50,
      defaultSort: [{ id: 'startDate', desc: true }],
    });
  });

  it('offers only the buttons of the stored list', () => {
    const columnData = { btnsList: [{ value: 'add' }], columnBtnsList: [{ value: 'edit' }] };
    const { source: offered } = modelResource({ id: 'm1', fullName: '访客预约', formData, columnData }, source);
    expect(Object.keys(offered).sort()).toEqual(['create', 'list', 'update']);
  });

  it('draws a plate as a plate, also where the answer carries its text', async () => {
    const form = createFormDocument([createField('plate', { id: 'plate', label: '车牌号' })]);
    const { columns } = modelResource(
      {
        id: 'm1',
        fullName: '车辆',
        formData: encodeFormDocument(form),
        columnData: { columnList: [{ prop: 'plate' }] },
      },
      source,
    );
    show(<>{columns[0]?.render?.({ id: 'r1', plate: '京A8K627', plate_name: '京A8K627' })}</>);
    await waitFor(() => expect(document.querySelector('[data-slot=plate]')?.textContent).toBe('京A8K627'));
  });

  it('writes values and sums as their columns say, and words as tags', async () => {
    const form = createFormDocument([
      createField('number', { id: 'fee', label: '费用' }),
      createField('number', { id: 'rate', label: '占比' }),
      createField('select', { id: 'state', label: '状态', options: [{ value: '1', label: '已缴' }] }),
    ]);
    const columnList = [
      { prop: 'fee', format: 'currency', aggregate: 'sum' },
      { prop: 'rate', format: 'percent', decimals: 1 },
      { prop: 'state', format: 'tag' },
    ];
    const { columns } = modelResource(
      { id: 'm1', fullName: '缴费', formData: encodeFormDocument(form), columnData: { columnList } },
      source,
    );
    const row = { id: 'r1', fee: 1234.5, rate: 0.1234, state: '1', state_name: '已缴' };
    show(
      <p>
        {columns.map(({ id, render }) => (
          <span key={id}>{render?.(row)} </span>
        ))}
      </p>,
    );
    expect(screen.getByText(/¥1,234.50/)).toBeDefined();
    expect(screen.getByText(/12.3%/)).toBeDefined();
    expect(screen.getByText('已缴').closest('[data-slot=tag]')).not.toBeNull();
    expect(columns[0]?.summarize?.([row, { id: 'r2', fee: '0.5' }])).toBe('¥1,235.00');
  });

  it('draws the page of a designed model with names instead of ids, and its form', async () => {
    const { user } = show(storyElement(stories.DesignedModel));
    const row = await screen.findByRole('row', { name: /阿依古丽/ });
    expect(within(row).getByText('1,234,567.80')).toBeDefined();
    expect(await within(row).findByText('陈嘉豪')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '新增访客预约' }));
    const dialog = await screen.findByRole('dialog', { name: '新增访客预约' });
    expect(within(dialog).getByRole('grid', { name: '随行人员' })).toBeDefined();
  });
});
