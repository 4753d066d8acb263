import { type Page } from '@playwright/test';
import { openPage, signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

const LOT = '会展中心停车场';

/** Chooses an option of a select in the open dialog by its field's label. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').last().getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).first().click();
}

async function save(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test.describe.serial('setting up a parking lot', () => {
  test('a tariff is priced, tried on stays of usual lengths, and put into force', async ({ page }) => {
    await signIn(page, 'admin');
    await openPage(page, '停车业务', '收费规则');
    await page.getByRole('button', { name: '新增收费规则' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('名称').fill('会展中心收费');
    await dialog.getByLabel('编码').fill('expo');
    await save(page);
    const row = page.getByRole('row', { name: /会展中心收费/ });
    await expect(row).toContainText('未定价');
    await row.getByRole('button', { name: '价格' }).click();
    const drawer = page.getByRole('dialog', { name: '会展中心收费的价格' });
    const trial = drawer.getByRole('complementary', { name: '试算' });
    await expect(trial.getByRole('button', { name: /^1小时/ })).toContainText('¥4.00');
    await drawer.getByLabel('单价（元）').fill('5');
    await drawer.getByLabel('自然日封顶（元）').fill('30');
    await drawer.getByLabel('自然日封顶（元）').blur();
    await expect(trial.getByRole('button', { name: /^1小时/ })).toContainText('¥10.00');
    await trial.getByRole('button', { name: /^8小时/ }).click();
    await expect(trial.getByRole('region', { name: '计费说明' })).toContainText('自然日封顶');
    await drawer.getByRole('button', { name: '保存为新版本' }).click();
    await expectToast(page, '已保存为第1版');
    await page.keyboard.press('Escape');
    await expect(row).toContainText('第1版');
  });

  test('F-PK-09 a lot gets a lane, whose barrier settings are listed and saved', async ({ page }) => {
    await signIn(page, 'admin');
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/Tariff\/Selector/, async (route) => {
      await slow;
      await route.continue();
    });
    await openPage(page, '停车业务', '停车场管理');
    await page.getByRole('button', { name: '新增停车场' }).click();
    const dialog = page.getByRole('dialog').last();
    // the form is here before what it lets choose from
    await expect(dialog.getByLabel('名称')).toBeVisible();
    answer();
    await dialog.getByLabel('名称').fill(LOT);
    await dialog.getByLabel('编码').fill('expo');
    await dialog.getByLabel('车位数').fill('300');
    await dialog.getByRole('combobox', { name: '运营部门' }).or(dialog.getByLabel('运营部门')).first().click();
    await page.getByRole('treeitem', { name: '停车运营部' }).first().click();
    await page.getByRole('dialog').last().getByRole('button', { name: '确定' }).click();
    await choose(page, '收费规则', '会展中心收费');
    await save(page);
    await expect(page.getByRole('row', { name: new RegExp(LOT) })).toContainText('0 / 300');

    await openPage(page, '停车业务', '道闸管理');
    await page.getByRole('button', { name: '新增车道' }).click();
    await page.getByRole('dialog').last().getByLabel('名称').fill('东门出口');
    await page.getByRole('dialog').last().getByLabel('编码').fill('expoEast');
    await choose(page, '停车场 / 路段', LOT);
    await page.getByRole('dialog').last().getByRole('radio', { name: '出口', exact: true }).check();
    await save(page);
    const lane = page.getByRole('row', { name: /东门出口/ });
    await lane.getByRole('button', { name: '编辑' }).click();
    await page.getByRole('dialog').last().getByLabel('控制器编号').fill('DZ-0017');
    await page.getByRole('dialog').last().getByLabel('远程开闸有效期（秒）').fill('20');
    await save(page);
    await expect(lane).toContainText('DZ-0017');
    await expect(lane).toContainText('20 s');
  });

  test('R2.3-13 an order that does not exist says what the server says', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/ParkingOrderInfo/nobody');
    await expect(page.getByRole('alert')).toContainText('不存在');
    await page.goto('/roadsideOrderInfo/nobody');
    await expect(page.getByRole('alert')).toContainText('不存在');
  });
});
