import { describe, expect, it } from 'vitest';
import { buttonPermissionCodes, columnPermissionCodes, formPermissionCodes } from '../permissions/permissionCodes.js';
import { visitDocument } from '../testing/visitDocument.js';
import { decodeListDefinition, encodeListDefinition } from './decodeListDefinition.js';

const stored = {
  searchList: [
    { __vModel__: 'visitorName', label: '访客姓名', searchType: 2, smartKey: 'comInput' },
    { __vModel__: 'startDate', label: '开始日期', searchType: 3 },
  ],
  columnList: [
    {
      prop: 'visitorName',
      label: '访客姓名',
      width: '120',
      align: 'left',
      sortable: true,
      fixed: 'left',
      smartKey: 'comInput',
    },
    { prop: 'total', label: '金额', align: 'right' },
  ],
  btnsList: [{ value: 'add', label: '新增', icon: 'plus' }],
  columnBtnsList: [{ value: 'edit', label: '编辑' }],
  defaultSidx: 'startDate',
  sort: 'asc',
  pageSize: 50,
  hasPage: true,
  type: 1,
};

describe('list definition', () => {
  it('reads the stored format and writes it back with what it does not know', () => {
    const list = decodeListDefinition(JSON.stringify(stored));
    expect(list).toMatchObject({
      search: [{ id: 'visitorName', mode: 'like' }, { mode: 'between' }],
      columns: [
        { id: 'visitorName', width: 120, sortable: true, fixed: 'left' },
        { align: 'right', width: undefined },
      ],
      defaultSort: { id: 'startDate', desc: false },
      pageSize: 50,
    });
    const wire = encodeListDefinition(list);
    expect(wire).toMatchObject({ type: 1, defaultSidx: 'startDate', sort: 'asc' });
    expect(wire).toEqual(stored);
  });

  it('keeps buttons, colours, summaries and filters of its own, with what they hold besides', () => {
    const own = {
      ...stored,
      columnList: [
        {
          prop: 'total',
          label: '金额',
          aggregate: 'sum',
          colours: [{ when: '{total} > 100', tone: 'danger', icon: 'x' }],
        },
      ],
      columnBtnsList: [
        { value: 'custom1', label: '放行', action: 'interface', interfaceId: 'pass', confirm: '确认放行？', extra: 1 },
      ],
      dataFilters: [{ field: 'state', mode: 'equal', value: '1', note: 'kept' }],
    };
    const list = decodeListDefinition(own);
    expect(list.columns[0]).toMatchObject({ aggregate: 'sum', colours: [{ when: '{total} > 100', tone: 'danger' }] });
    expect(list.rowButtons[0]).toMatchObject({ action: 'interface', interfaceId: 'pass', tone: 'default' });
    expect(list.filters).toEqual([{ field: 'state', mode: 'equal', value: '1', until: '' }]);
    expect(encodeListDefinition(list)).toEqual(own);
    const changed = encodeListDefinition({
      ...list,
      filters: [{ field: 'state', mode: 'like', value: '2', until: '' }],
    });
    expect(changed.dataFilters).toEqual([{ field: 'state', mode: 'like', value: '2', until: '', note: 'kept' }]);
    expect(buttonPermissionCodes(list).map(({ enCode }) => enCode)).toContain('btn_custom1');
    expect(() => decodeListDefinition({ dataFilters: [1] })).toThrow('dataFilters[0]');
  });

  it('says where it cannot be read', () => {
    expect(() => decodeListDefinition({ columnList: [{ prop: 'a b' }] })).toThrow('columnList[0]');
    expect(() => decodeListDefinition('{')).toThrow('JSON');
  });

  it('names the codes that roles can be given', () => {
    const list = decodeListDefinition(stored);
    expect(columnPermissionCodes(list)).toEqual([
      { enCode: 'visitorName', fullName: '访客姓名' },
      { enCode: 'total', fullName: '金额' },
    ]);
    expect(buttonPermissionCodes(list).map(({ enCode }) => enCode)).toEqual(['btn_add', 'btn_edit']);
    const forms = formPermissionCodes(visitDocument).map(({ enCode }) => enCode);
    expect(forms).toEqual(expect.arrayContaining(['visitorName', 'visitorName:read', 'visitors:read', 'total']));
    expect(forms).not.toContain('visitorsTitle');
    expect(forms).not.toContain('total:read');
  });
});
