import { callApi as call } from './support/callApi.js';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const MODEL = '/api/visualdev/Base/visitor';

test.describe.serial('the designer of a list', () => {
  test('columns are changed, undone, found again after a reload, compared, and shown by the page after the release', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const { data: before } = await call(page, 'GET', MODEL);
    await openPage(page, '在线开发', 'Web设计');
    const row = page.getByRole('row').filter({ hasText: '访客车辆申请' });
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '设计列表' }).click();
    const columns = page.getByRole('tree', { name: '列顺序' });
    const settings = page.getByRole('complementary', { name: '列设置' });
    const column = (name: RegExp) => columns.getByRole('treeitem', { name });
    await expect(columns.getByRole('treeitem')).toHaveCount(10);
    await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();

    // a title that is typed is one step
    await column(/^来访天数/).click();
    await settings.getByLabel('标题').fill('');
    await settings.getByLabel('标题').pressSequentially('天数');
    await expect(column(/^天数/)).toBeVisible();
    await page.getByRole('button', { name: '撤销：标题' }).click();
    await expect(column(/^来访天数/)).toBeVisible();
    await page.keyboard.press('Control+Shift+Z');
    await expect(column(/^天数/)).toBeVisible();

    // a column without a title holds the release back and is led to
    await settings.getByLabel('标题').fill('');
    const problem = page.getByRole('button', { name: /没有标题/ });
    await expect(problem).toBeVisible();
    await expect(page.getByRole('button', { name: '发布', exact: true })).toBeDisabled();
    await column(/^申请单号/).click();
    await problem.click();
    await expect(settings.getByLabel('标题')).toBeFocused();
    await settings.getByLabel('标题').fill('共几天');

    // several at once, by keyboard
    await column(/^开始日期/).click();
    await column(/^结束日期/).click({ modifiers: ['Shift'] });
    await expect(settings.getByText('已选 2 项')).toBeVisible();
    await settings.getByLabel('宽度').fill('140');
    await columns.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('button', { name: '添加列 来访事由' }).click();
    await column(/^来访地区/).click();
    await columns.focus();
    await page.keyboard.press('Delete');
    await expect(column(/^来访地区/)).toHaveCount(0);

    // what was not saved is offered again
    await expect(page.getByText('已自动保存')).toBeVisible();
    await page.reload();
    await expect(column(/^来访地区/)).toBeVisible();
    await page.getByRole('button', { name: '恢复', exact: true }).click();
    await expect(column(/^来访地区/)).toHaveCount(0);
    await expect(column(/^共几天/)).toBeVisible();

    await page.getByRole('button', { name: /处未发布的更改/ }).click();
    const comparison = page.getByRole('dialog', { name: '与已发布的版本比较' });
    await expect(comparison.getByRole('listitem').filter({ hasText: '来访地区' })).toContainText('删除');
    await expect(comparison.getByRole('listitem').filter({ hasText: '来访事由' })).toContainText('新增');
    await expect(comparison.getByRole('listitem').filter({ hasText: '开始日期' })).toContainText(
      '宽度: 110 px → 140 px',
    );
    await page.keyboard.press('Escape');
    await expect(comparison).toBeHidden();

    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expectToast(page, '发布成功');
    await expect(page.getByRole('button', { name: /处未发布的更改/ })).toHaveCount(0);

    await openPage(page, '停车业务', '访客登记');
    await expect(page.getByRole('columnheader', { name: '共几天' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: '来访事由' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: '来访地区' })).toHaveCount(0);

    // other journeys find the list as it was
    await call(page, 'PUT', MODEL, before);
    await call(page, 'POST', `${MODEL}/Actions/Release`, {});
  });

  test('F-OD-03 the released list follows its columns, searches, order, page size, buttons and board, whose cards are dragged', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const field = (smartKey: string, name: string, label: string, more = {}) => ({
      __config__: { smartKey, label, dataType: 'static' },
      __vModel__: name,
      ...more,
    });
    const options = [
      { id: 'new', fullName: '待受理' },
      { id: 'done', fullName: '已办结' },
    ];
    const { data } = await call(page, 'POST', '/api/visualdev/Base', {
      fullName: '投诉登记',
      enCode: 'complaints.e2e',
      formData: JSON.stringify({
        fields: [
          field('comInput', 'title', '事由'),
          field('radio', 'state', '状态', { __slot__: { options } }),
          field('numInput', 'amount', '金额'),
        ],
      }),
      columnData: JSON.stringify({
        columnList: [
          { prop: 'title', label: '事由' },
          { prop: 'state', label: '状态' },
          { prop: 'amount', label: '金额' },
        ],
        btnsList: [{ value: 'add', label: '新增' }],
        columnBtnsList: [
          { value: 'edit', label: '编辑' },
          { value: 'remove', label: '删除' },
        ],
      }),
    });
    await page.goto(`/onlineDev/webDesign?design=${String(data)}`);
    const parts = (name: RegExp) => page.getByRole('tree').getByRole('treeitem', { name });
    await parts(/^状态/).click();
    await page.getByRole('tree').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('tab', { name: /^查询/ }).click();
    await page.getByRole('button', { name: /^添加.*事由/ }).click();
    await page.getByRole('tab', { name: /^行按钮/ }).click();
    await parts(/^删除/).click();
    await page.getByRole('tree').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('tab', { name: '列表', exact: true }).click();
    const whole = page.getByRole('tabpanel', { name: '列表', exact: true });
    await whole.getByLabel('每页条数').fill('10');
    await whole.locator('[data-setting=defaultSort]').getByRole('combobox').first().click();
    await page.getByRole('option', { name: '金额' }).click();
    await whole.getByRole('checkbox', { name: '看板' }).check();
    await expect(page.getByText('“看板”视图缺少字段').first()).toBeVisible();
    await whole.locator('[data-setting=boardField]').getByRole('combobox').click();
    await page.getByRole('option', { name: '状态' }).click();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('dialog', { name: '发布“投诉登记”' }).getByRole('button', { name: '发布' }).click();
    await expectToast(page, '发布成功');
    for (let number = 12; number > 0; number -= 1)
      await call(page, 'POST', `/api/visualdev/OnlineDev/${String(data)}`, {
        title: `投诉${number}`,
        state: 'new',
        amount: number,
      });

    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '投诉登记' }).click();
    const rows = page.getByRole('row').filter({ hasText: /投诉\d/ });
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText('投诉1');
    await expect(page.getByRole('columnheader', { name: '状态' })).toHaveCount(0);
    await expect(rows.first().getByRole('button', { name: '编辑' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^更多操作/ })).toHaveCount(0);
    await page.getByRole('textbox', { name: '事由' }).fill('投诉12');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: '重置' }).click();

    await page.getByRole('button', { name: '显示方式 表格' }).click();
    await page.getByRole('menuitemcheckbox', { name: '看板' }).click();
    const done = page.getByRole('region', { name: /^已办结/ });
    const card = page.getByRole('listitem').filter({ hasText: /^投诉1金额/ });
    const [from, to] = [await card.boundingBox(), await done.boundingBox()];
    if (!from || !to) throw new Error('the board is not drawn');
    await page.mouse.move(from.x + 20, from.y + from.height - 6);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + from.height, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 8 });
    await page.mouse.up();
    await expect(done.getByRole('listitem')).toHaveCount(1);
    await page.reload();
    await expect(done.getByRole('listitem')).toHaveCount(1);
    await done.getByRole('button', { name: '投诉1', exact: true }).press('Alt+ArrowLeft');
    await expect(done.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await expect(done.getByRole('listitem')).toHaveCount(1);
  });

  test('columns are carried to another tab by the clipboard, and what is foreign is refused', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'admin');
    await page.goto('/onlineDev/webDesign?design=visitor');
    const columns = page.getByRole('tree', { name: '列顺序' });
    await columns.getByRole('treeitem', { name: /^车牌号/ }).click();
    await columns.focus();
    await page.keyboard.press('Control+X');
    await expect(columns.getByRole('treeitem', { name: /^车牌号/ })).toHaveCount(0);
    await page.keyboard.press('Control+Z');
    await columns.getByRole('treeitem', { name: /^车牌号/ }).click();
    await columns.focus();
    await page.keyboard.press('Delete');
    const other = await context.newPage();
    await other.goto('/onlineDev/webDesign?design=visitor');
    const there = other.getByRole('tree', { name: '列顺序' });
    await there.getByRole('treeitem', { name: /^车牌号/ }).click();
    await there.focus();
    await other.keyboard.press('Control+C');
    await page.bringToFront();
    await columns.focus();
    await page.keyboard.press('Control+V');
    await expect(columns.getByRole('treeitem', { name: /^车牌号/ })).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText('just words'));
    await columns.focus();
    await page.keyboard.press('Control+V');
    await expectToast(page, '剪贴板中的内容不能粘贴到这里');
  });
});
