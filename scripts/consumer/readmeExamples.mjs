// The first example of every README is compiled with the consumer and run in its page.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the examples of the packages beside the consumer's own sources. */
export function writeExamples(root, folder) {
  for (const name of Object.keys(RUNS)) {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    const example = /```tsx?\n([\s\S]*?)```/.exec(readme)?.[1];
    if (!example) throw new Error(`packages/${name}/README.md has no example`);
    writeFileSync(join(folder, 'src', `readme-${name}.tsx`), example);
  }
}

/** The longer worked examples are the consumer's own files. */
export function checkWorkedExamples(root, consumer) {
  for (const [name, file] of [
    ['pickers', 'countries.ts'],
    ['ui', 'VisitForm.tsx'],
  ]) {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
    const example = readFileSync(join(consumer, 'src', file), 'utf8').trim();
    if (!readme.includes(example))
      throw new Error(`packages/${name}/README.md does not hold e2e/consumer/src/${file} as it is`);
  }
}

/** Does with each example what its reader would do. */
export async function runExamples(page, address) {
  for (const [name, run] of Object.entries(RUNS)) {
    await page.unrouteAll();
    if (name === 'api-client') await page.route('http://127.0.0.1:3000/**', answerCall);
    const printed = page.waitForEvent('console', { predicate: (message) => message.type() === 'log', timeout: 30_000 });
    // only some print
    printed.catch(() => undefined);
    await page.goto(`${address}readme.html?example=readme-${name}`);
    try {
      await run(page, printed);
    } catch (error) {
      throw new Error(`the first example of packages/${name}/README.md does not run`, { cause: error });
    }
  }
}

const RUNS = {
  ui: async (page) => {
    await page.getByRole('textbox', { name: '姓名' }).fill('林晓');
    await page.getByRole('button', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await page.getByText('删除成功').waitFor();
  },
  pickers: async (page, printed) => {
    await page.getByRole('combobox', { name: '组织' }).click();
    await page.getByRole('treeitem', { name: '平台研发部' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await expectText(printed, /research/);
  },
  'form-engine': async (page) => {
    await page.getByText('滨海中心广场停车场').waitFor();
    await page.getByRole('button', { name: /新增/ }).click();
    await page.getByRole('dialog').getByLabel('名称').fill('城南停车场');
    await page.getByRole('dialog').getByLabel('车位数').fill('80');
    await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText('城南停车场').waitFor();
  },
  layout: async (page) => {
    await page.getByRole('button', { name: 'Stock' }).click();
    await page.getByRole('link', { name: 'Goods' }).click();
    await page.getByRole('heading', { name: '/stock/goods' }).waitFor();
  },
  'api-client': async (_, printed) => expectText(printed, /王小明/),
};

async function expectText(printed, text) {
  const message = await printed;
  const values = await Promise.all(message.args().map((value) => value.jsonValue()));
  if (!text.test(JSON.stringify(values))) throw new Error(`it printed ${message.text()}`);
}

/** A server that has one user. */
async function answerCall(route) {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  };
  if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
  const data = {
    token: 'token',
    theme: 'classic',
    list: [{ realName: '王小明' }],
    pagination: { currentPage: 1, pageSize: 20, total: 1 },
  };
  return route.fulfill({
    headers,
    contentType: 'application/json',
    body: JSON.stringify({ code: 200, msg: '', data }),
  });
}
