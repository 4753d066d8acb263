import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createField } from '../../../core/document/createField.js';
import { type Field } from '../../../core/document/FormDocument.js';
import { type ReferenceSources } from '../../../editor/references/ReferenceSources.js';
import { memoryReferences } from '../../../testing/memoryReferences.js';
import { showFormDesigner } from '../../../testing/showFormDesigner.js';

function open(fields: Field[], references: ReferenceSources | undefined = memoryReferences) {
  const { user, saved } = showFormDesigner(fields, { references });
  return { user, saved, select: (name: string) => user.click(screen.getByRole('button', { name, pressed: false })) };
}

const panel = () => within(screen.getByRole('complementary', { name: '选中项' }));
const control = (name: string) => panel().getByRole('combobox', { name });
const problems = () => screen.getByRole('region', { name: '问题' }).textContent;
const car = createField('relationForm', { id: 'car', label: '车辆', modelId: 'm1', relationField: 'plate' });
const owner = createField('relationFormAttr', { id: 'owner', label: '车主', relationField: 'car', showField: 'owner' });
const seats = createField('relationFormAttr', { id: 'seats', label: '座位', relationField: 'car', showField: 'seats' });

async function choose(user: ReturnType<typeof open>['user'], name: string, query: string, option: RegExp) {
  await user.click(control(name));
  await user.type(await screen.findByRole('combobox', { name: '搜索' }), query);
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('references in the settings of a field', () => {
  it('a new related form opens at its model, which is found by its code among a thousand, and begins with the title', async () => {
    const { user, saved } = open([createField('text', { id: 'name', label: '名称' })]);
    await user.click(screen.getByRole('button', { name: '添加关联表单' }));
    await waitFor(() => expect(document.activeElement).toBe(control('关联表单')));
    // until it says of what, there is nothing to show
    expect(control('关联字段').hasAttribute('disabled')).toBe(true);
    await choose(user, '关联表单', 'car.arch', /车辆档案/);
    await waitFor(() => expect(control('关联字段').textContent).toBe('车牌号'));
    await user.click(panel().getByRole('button', { name: '添加字段' }));
    expect((await saved())[1]).toMatchObject({
      modelId: 'm1',
      relationField: 'plate',
      columnOptions: [{ value: 'seats', label: '座位数' }],
    });
  });

  it('another model keeps what it has too, lets the rest go, and comes back with one step of undo', async () => {
    const { user, saved, select } = open([car, owner, seats]);
    await select('车辆，关联表单');
    await waitFor(() => expect(control('关联表单').textContent).toBe('车辆档案'));
    await choose(user, '关联表单', 'ledger', /车位台账/);
    await waitFor(() => expect(control('关联字段').textContent).toBe('车位编号'));
    expect(await saved()).toMatchObject([
      { modelId: 'm2', relationField: 'spaceNo' },
      { showField: 'owner' },
      { showField: '' },
    ]);
    await user.click(screen.getByRole('button', { name: '撤销：关联表单' }));
    expect(await saved()).toMatchObject([
      { modelId: 'm1', relationField: 'plate' },
      { showField: 'owner' },
      { showField: 'seats' },
    ]);
  });

  it('attributes are chosen by label from what the followed field refers to, which fields of its kind alone can be', async () => {
    const { user, saved, select } = open([
      createField('text', { id: 'note', label: '备注' }),
      car,
      createField('relationFormAttr', { id: 'attr', label: '属性' }),
    ]);
    await select('属性，关联属性');
    await user.click(control('跟随字段'));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['车辆']);
    await user.click(screen.getByRole('option', { name: '车辆' }));
    await user.click(control('显示属性'));
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(offered).toEqual(['座位数seats', '车牌号plate', '车主owner']);
    await user.click(screen.getByRole('option', { name: /^车主/ }));
    expect((await saved())[2]).toMatchObject({ relationField: 'car', showField: 'owner' });
  });

  it('a dictionary stands in the tree of types and shows its items; a rule shows how its numbers look', async () => {
    const { user, select } = open([
      createField('select', { id: 'use', label: '用途', dataType: 'dictionary' }),
      createField('autoNumber', { id: 'no', label: '单号' }),
    ]);
    await select('用途，下拉选择');
    await user.click(await screen.findByRole('combobox', { name: '数据字典' }));
    await user.click(await screen.findByRole('treeitem', { name: /车辆用途/ }));
    expect(await panel().findByText('自用、营运、租赁')).toBeTruthy();
    await select('单号，自动编号');
    await user.click(control('单据规则'));
    await user.click(await screen.findByRole('option', { name: /访客单号.*FK-20261126-0001/ }));
    expect(await panel().findByText('FK-20261126-0001')).toBeTruthy();
    await waitFor(() => expect(problems()).toContain('没有问题'));
  });

  it('what leads to nothing is told with its id, keeps it, and holds no release back', async () => {
    const gone = [
      { ...car, modelId: 'gone' },
      createField('popupSelect', {
        id: 'lot',
        label: '车场',
        interfaceId: 'i1',
        propsValue: 'Id',
        relationField: 'Old',
      }),
      createField('select', { id: 'use', label: '用途', dataType: 'dictionary', dictionaryType: 'carUse' }),
      createField('autoNumber', { id: 'no', label: '单号', billRule: 'off' }),
    ];
    const { user, saved, select } = open(gone);
    await waitFor(() => expect(problems()).toContain('“车辆”的“关联表单”指向“gone”，它已删除、已停用或您无权查看'));
    expect(problems()).toMatch(/“车场”的“关联字段”指向“Old”/);
    expect(problems()).toMatch(/“单号”的“单据规则”指向“off”/);
    // named by its code it is the same dictionary
    expect(problems()).not.toContain('用途');
    expect(screen.getByRole('button', { name: '发布' }).hasAttribute('disabled')).toBe(false);
    await user.click(screen.getByRole('button', { name: /“关联表单”指向“gone”/ }));
    await waitFor(() => expect(document.activeElement).toBe(control('关联表单')));
    expect(control('关联表单').textContent).toBe('gone（已失效）');
    await select('用途，下拉选择');
    await waitFor(() => expect(control('数据字典').textContent).toContain('车辆用途'));
    await user.type(panel().getByRole('textbox', { name: '标题' }), '类');
    expect(await saved()).toMatchObject([
      { modelId: 'gone', relationField: 'plate' },
      { relationField: 'Old' },
      { label: '用途类', dictionaryType: 'carUse' },
      { billRule: 'off' },
    ]);
  });

  it('the columns of the chosen model are offered in its option filter by their names', async () => {
    const { user, saved, select } = open([car]);
    await select('车辆，关联表单');
    const setting = document.querySelector<HTMLElement>('[data-setting=optionFilter]') ?? document.body;
    await user.click(within(setting).getByLabelText('打开表达式编辑器'));
    const dialog = within(await screen.findByRole('dialog', { name: /选项过滤/ }));
    await user.click(await dialog.findByLabelText('插入 座位数'));
    const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /选项过滤/ });
    await user.type(text, ' > 4 and {{选项.车主');
    await user.keyboard('{Enter}');
    expect(text.value).toBe('{选项.座位数} > 4 and {选项.车主}');
    await user.click(dialog.getByText('保存'));
    expect((await saved())[0]).toMatchObject({ optionFilter: '{option.seats} > 4 and {option.owner}' });
  });

  it('are typed where an application has no source, and where its source does not know', async () => {
    const { user, saved, select } = open([car, createField('popupSelect', { id: 'lot', label: '车场' })], {
      ...memoryReferences,
      model: undefined as never,
    });
    await select('车辆，关联表单');
    await user.clear(panel().getByRole('textbox', { name: '关联表单' }));
    await user.type(panel().getByRole('textbox', { name: '关联表单' }), 'm2');
    await select('车场，弹窗选择');
    await user.click(control('数据接口'));
    await user.click(await screen.findByRole('option', { name: /天气预报/ }));
    await user.type(await panel().findByRole('textbox', { name: '关联字段' }), 'city');
    expect(await saved()).toMatchObject([{ modelId: 'm2' }, { interfaceId: 'i2', relationField: 'city' }]);
  });
});
