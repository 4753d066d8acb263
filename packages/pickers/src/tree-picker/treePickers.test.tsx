import { type TreePickerProps } from './TreePicker.js';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AutoNumberSelect } from '../auto-number-select/AutoNumberSelect.js';
import { DepartmentPicker } from '../department-picker/DepartmentPicker.js';
import { DepartmentSelect } from '../department-select/DepartmentSelect.js';
import { DictionarySelect } from '../dictionary-select/DictionarySelect.js';
import { GroupPicker } from '../group-picker/GroupPicker.js';
import { PopupPicker } from '../popup-picker/PopupPicker.js';
import { PositionSelect } from '../position-select/PositionSelect.js';
import { RolePicker } from '../role-picker/RolePicker.js';
import { TreeUserPicker } from '../tree-user-picker/TreeUserPicker.js';
import { type TreeSource } from '../sources/TreeSource.js';
import { Queries } from '../testing/Queries.js';
import { cars, dictionaryTree, groupTree, organizeTree, roleTree, userTree } from '../testing/demo.js';

const open = () => userEvent.click(screen.getByRole('combobox'));
const click = async (name: RegExp) => userEvent.click(await screen.findByRole('treeitem', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Chooses by the names given and answers the value that was reported last. */
async function choose(
  Picker: ComponentType<TreePickerProps>,
  source: TreeSource,
  names: readonly RegExp[],
  more: { multiple?: boolean } = {},
): Promise<unknown> {
  const handleChange = vi.fn();
  const props = { ...more, source, sourceKey: 'one', 'aria-label': '字段', onValueChange: handleChange };
  render(
    <Queries>
      <Picker {...(props as TreePickerProps)} />
    </Queries>,
  );
  await open();
  for (const name of names) await click(name);
  if (screen.queryByRole('dialog', { name: /选择/ })) await press('确定');
  return (handleChange.mock.lastCall as unknown[] | undefined)?.[0];
}

describe('pickers over trees', () => {
  it('R2.7-05 the tree user picker is 450 px wide and picks persons', async () => {
    render(
      <Queries>
        <TreeUserPicker aria-label="负责人" source={userTree} sourceKey="people" />
      </Queries>,
    );
    await open();
    expect((await screen.findByRole('dialog')).style.getPropertyValue('--dialog-w')).toBe('450px');
    for (const name of [/集团总部/, /平台研发部/, /林晓东/]) await click(name);
    await press('确定');
    expect(screen.getByRole('combobox').textContent).toBe('林晓东');
  });

  it('R2.7-06 the department picker picks departments', async () => {
    expect(await choose(DepartmentPicker, organizeTree, [/平台研发部/, /巡检专员/])).toBe('research');
  });

  it('R2.7-34 the department select picks departments below the field', async () => {
    expect(await choose(DepartmentSelect, organizeTree, [/财务结算部/])).toBe('finance');
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
  });

  it('R2.7-35 the position select picks one or several positions', async () => {
    expect(await choose(PositionSelect, organizeTree, [/运营主管/])).toBe('lead');
    cleanup();
    expect(await choose(PositionSelect, organizeTree, [/运营主管/, /收费专员/], { multiple: true })).toEqual([
      'lead',
      'cashier',
    ]);
  });

  it('R2.7-36 the dictionary select picks items', async () => {
    expect(await choose(DictionarySelect, dictionaryTree, [/面试/])).toBe('interview');
  });

  it('role and group pickers pick roles and groups, not what they lie in', async () => {
    expect(await choose(RolePicker, roleTree, [/运营经理/, /滨海智慧停车集团/])).toBe('manager');
    cleanup();
    expect(await choose(GroupPicker, groupTree, [/^项目组/, /^项目组/, /城南改造项目组/])).toBe('g1');
  });

  it('a source that searches is asked, and its answer is a flat list', async () => {
    render(
      <Queries>
        <TreeUserPicker aria-label="负责人" source={userTree} sourceKey="people" mode="popover" />
      </Queries>,
    );
    await open();
    await userEvent.type(await screen.findByPlaceholderText('请输入关键词'), '思远');
    // what was searched for is marked
    await click(/陈\s?思远/);
    expect(screen.getByRole('combobox').textContent).toBe('陈思远');
  });
});

describe('PopupPicker', () => {
  it('R2.7-19 searches by keyword and picks a row by its radio', async () => {
    const handleChange = vi.fn();
    render(
      <Queries>
        <PopupPicker aria-label="车牌号" source={cars} sourceKey="cars" onValueChange={handleChange} />
      </Queries>,
    );
    await open();
    await screen.findByText('闽D88888');
    await userEvent.type(screen.getByRole('textbox', { name: '关键词' }), '苏E{Enter}');
    await waitFor(() => expect(screen.queryByText('闽D88888')).toBeNull());
    await userEvent.click(await screen.findByRole('radio'));
    await press('确定');
    expect(handleChange).toHaveBeenLastCalledWith('car6', [expect.objectContaining({ label: '苏E77777' })]);
  });
});

describe('AutoNumberSelect', () => {
  it('R2.7-37 E3-20 enCode is the value, fullName the label', async () => {
    const load = vi.fn(() => Promise.resolve([{ enCode: 'visitor', fullName: '访客单号' }]));
    const handleChange = vi.fn();
    render(
      <Queries>
        <AutoNumberSelect aria-label="单据规则" source={{ load }} sourceKey="rules" onValueChange={handleChange} />
      </Queries>,
    );
    expect(load).not.toHaveBeenCalled();
    await open();
    await userEvent.click(await screen.findByRole('option', { name: /访客单号/ }));
    expect(handleChange).toHaveBeenLastCalledWith('visitor');
    expect(screen.getByRole('combobox').textContent).toBe('访客单号');
  });
});
