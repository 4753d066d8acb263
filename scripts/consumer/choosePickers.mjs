/** Opens every picker of the consumer's page, chooses something and compares what it reports. */
export async function choosePickers(page, address) {
  await page.goto(address);
  for (const { label, clicks, confirm = true, value } of CASES) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    for (const [role, name] of clicks) await page.getByRole(role, { name }).first().click();
    if (confirm) {
      await page.getByRole('button', { name: '确定' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    } else await page.keyboard.press('Escape');
    const output = value === undefined ? undefined : page.getByLabel(`${label}的值`);
    const reported = await output?.textContent();
    if (output && reported !== JSON.stringify(value))
      throw new Error(`${label} reported ${reported}, not ${JSON.stringify(value)}`);
  }
  const approver = await page.getByRole('combobox', { name: '审批人' }).textContent();
  if (approver !== 'Ervin Howell') throw new Error(`the form shows ${approver}`);
  await fillVisitForm(page);
}

/** A form with pickers in it: a refused submit leads to the first error, a right one gives out the values. */
async function fillVisitForm(page) {
  const form = page.locator('form').filter({ has: page.getByLabel('事由') });
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByRole('button', { name: '3 项需要修改' }).waitFor();
  await page.keyboard.type('参观');
  for (const [label, name] of [
    ['接待人', 'Clementine Bauch'],
    ['到访组织', /研发部/],
  ]) {
    await form.getByRole('combobox', { name: label }).click();
    await page.getByRole('treeitem', { name }).first().click();
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText(JSON.stringify({ reason: '参观', hostId: '3', unitIds: ['lab'] })).waitFor();
}

const item = (name) => ['treeitem', name];
const option = (name) => ['option', name];
const CASES = [
  { label: '组织', clicks: [item(/研发部/), item(/销售专员/)], value: ['lab', 'clerk'] },
  { label: '部门', clicks: [item(/研发部/)], value: 'lab' },
  { label: '部门下拉', clicks: [item(/销售部/)], confirm: false, value: 'sales' },
  { label: '岗位', clicks: [item(/销售主管/), item(/销售专员/)], confirm: false, value: ['head', 'clerk'] },
  { label: '角色', clicks: [item(/管理员/)], value: 'admin' },
  { label: '分组', clicks: [item(/读书会/)], value: 'club' },
  { label: '字典', clicks: [item(/会议/)], confirm: false, value: 'meeting' },
  { label: '国家', clicks: [item('Asia'), item('Japan')], value: 'JPN' },
  { label: '地区', clicks: [item('Europe'), item('Spain')], value: ['Europe', 'ESP'] },
  { label: '用户', clicks: [item('Clementine Bauch')], value: '3' },
  { label: '用户下拉', clicks: [option(/Leanne/), option(/Ervin/)], confirm: false, value: ['1', '2'] },
  { label: '员工', clicks: [item('Leanne Graham')], value: '1' },
  { label: '关联数据', clicks: [['row', /Vietnam.*Hanoi/]], value: 'VNM' },
  { label: '弹窗选择', clicks: [['row', /France/]], value: 'FRA' },
  { label: '单据规则', clicks: [option(/订单号/)], confirm: false, value: 'order' },
  { label: '审批人', clicks: [item('Ervin Howell')] },
];
