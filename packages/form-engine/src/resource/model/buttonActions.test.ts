import { describe, expect, it, vi } from 'vitest';
import { createField } from '../../core/document/createField.js';
import { type ListButton, type ListDefinition } from '../../core/list/ListDefinition.js';
import { rowCondition } from '../../core/list/rowCondition.js';
import { standardRegistry as registry } from '../../core/registry/createRegistry.js';
import { type ActionContext } from '../types.js';
import { type ModelRow } from '../modelResource.js';
import { buttonActions, filledAddress, standardConditions } from './buttonActions.js';
import { summarizeColumn } from '../../core/list/summarizeColumn.js';

const listOf = (rowButtons: ListButton[], buttons: ListButton[] = []): ListDefinition => ({
  version: 1,
  search: [],
  columns: [],
  buttons,
  rowButtons,
  defaultSort: undefined,
  hasPage: true,
  pageSize: 20,
  filters: [],
  wire: undefined,
});
const row: ModelRow = { id: '7', plate: '京A&1', state: 'open', total: 120 };

function contextOf(of: ModelRow | undefined) {
  return {
    rows: of ? [of] : [],
    row: of,
    query: { currentPage: 1, pageSize: 20, sort: [], filters: {} },
    refresh: vi.fn(() => Promise.resolve()),
    clearSelection: vi.fn(),
    openForm: vi.fn(),
  } satisfies ActionContext<ModelRow>;
}

describe('buttons of a list', () => {
  it('ask for their own permission, their question, and stand in rows that fulfil their condition', () => {
    const [action] = buttonActions(
      listOf([
        { id: 'edit', label: '编辑', wire: undefined },
        {
          id: 'custom1',
          label: '放行',
          action: 'form',
          confirm: '确认放行？',
          tone: 'danger',
          visibleWhen: "{state} = 'open'",
          wire: undefined,
        },
      ]),
      {},
    );
    expect(action).toMatchObject({
      id: 'custom1',
      place: 'row',
      permission: 'btn_custom1',
      confirm: '确认放行？',
      tone: 'danger',
    });
    expect([action?.visible?.(row), action?.visible?.({ ...row, state: 'done' })]).toEqual([true, false]);
    const context = contextOf(row);
    void action?.run(context);
    expect(context.openForm).toHaveBeenCalledWith('update', row);
  });

  it('narrow the rows that a standard button stands in', () => {
    const list = listOf([
      { id: 'edit', label: '编辑', visibleWhen: "{state} = 'open'", wire: undefined },
      { id: 'remove', label: '删除', wire: undefined },
    ]);
    const conditions = standardConditions(list);
    expect(Object.keys(conditions)).toEqual(['edit']);
    expect([conditions.edit?.(row), conditions.edit?.({ ...row, state: 'done' })]).toEqual([true, false]);
  });

  it('open addresses with the values of the row, and none that runs code', () => {
    const openAddress = vi.fn();
    const actions = buttonActions(
      listOf([
        { id: 'a', label: 'A', action: 'link', address: '/model/order?f.plate=s{plate}&n={missing}', wire: undefined },
        { id: 'b', label: 'B', action: 'link', address: 'javascript:{plate}', wire: undefined },
      ]),
      { openAddress },
    );
    for (const action of actions) void action.run(contextOf(row));
    expect(openAddress.mock.calls).toEqual([['/model/order?f.plate=s%E4%BA%ACA%261&n='], ['']]);
    expect(filledAddress('{id}/{nested}', { id: 1, nested: {} })).toBe('1/');
  });

  it('print a record from its row and its details, and those of the chosen that may be printed', () => {
    const button = { id: 'print', label: '打印', visibleWhen: "{state} = 'open'", wire: undefined };
    expect(buttonActions(listOf([button]), {})).toEqual([]);
    const print = vi.fn();
    const [one, many] = buttonActions(listOf([button]), { print });
    expect(one).toMatchObject({ id: 'print', place: 'row', inDetail: true, permission: 'btn_print' });
    expect(many).toMatchObject({ place: 'batch', permission: 'btn_print' });
    expect([one?.visible?.(row), one?.visible?.({ ...row, state: 'done' })]).toEqual([true, false]);
    void many?.run({ ...contextOf(undefined), rows: [row, { ...row, id: '8', state: 'done' }] });
    expect(print).toHaveBeenCalledWith([row]);
  });

  it('ask their data interface by the record and load the list again', async () => {
    const runButton = vi.fn(() => Promise.resolve());
    const [action] = buttonActions(
      listOf([{ id: 'c', label: 'C', action: 'interface', interfaceId: 'pass', wire: undefined }]),
      {
        runButton,
      },
    );
    const context = contextOf(row);
    await action?.run(context);
    expect(runButton).toHaveBeenCalledWith('c', '7');
    expect(context.refresh).toHaveBeenCalledOnce();
  });
});

describe('conditions and sums of rows', () => {
  it('do not hold where they cannot be computed', () => {
    expect(rowCondition('')).toBeUndefined();
    expect(rowCondition('{total} +')?.(row)).toBe(false);
    expect(rowCondition('{total} ÷ 0 > 1')?.(row)).toBe(false);
    expect(rowCondition('{total} > 100')?.(row)).toBe(true);
  });

  it('add what is filled in, as the field writes it', () => {
    const field = { ...createField('number', { id: 'total', label: '金额' }), precision: 2, thousands: true };
    const rows = [{ total: 1000.5 }, { total: '2000' }, { total: null }];
    const sum = (aggregate: Parameters<typeof summarizeColumn>[1]) =>
      summarizeColumn(field, aggregate, rows, { locale: 'zh', registry });
    expect([sum('sum'), sum('avg'), sum('min'), sum('max'), sum('count')]).toEqual([
      '3,000.50',
      '1,500.25',
      '1,000.50',
      '2,000.00',
      '2',
    ]);
  });
});
