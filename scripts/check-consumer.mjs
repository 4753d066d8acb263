// The proof that publishing works: packs the packages, installs them with npm into a copy of e2e/consumer outside of the
// workspace, type-checks and builds it, starts it in Chromium over foreign REST APIs and chooses something in every
// picker. Needs built packages. `--keep` leaves the folder.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { globSync } from 'tinyglobby';
import { answer } from '../e2e/consumer/foreignApi.mjs';
import { chromiumLaunchOptions } from '../tooling/chromium.ts';
import { cleanEnvironment, root } from './setup.mjs';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
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
const PACKAGES = ['ui', 'pickers', 'form-engine'];
const consumer = join(root, 'e2e/consumer');
const folder = mkdtempSync(join(tmpdir(), 'sa-consumer-'));
const env = cleanEnvironment();
try {
  checkReadmes();
  cpSync(consumer, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of PACKAGES) manifest.dependencies[`@smart-admin/${name}`] = `file:${pack(name)}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  install();
  run(process.execPath, ['--input-type=module', '--eval', importAll()]);
  run('npx', ['tsc', '-p', '.']);
  run('npx', ['vite', 'build', '--logLevel', 'error']);
  await choose();
  console.log('the consumer installs, type-checks, builds, and chooses in every picker');
} finally {
  if (process.argv.includes('--keep')) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}

/** The worked examples of the READMEs are the consumer's own files. */
function checkReadmes() {
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

function pack(name) {
  const home = join(root, 'packages', name);
  if (!existsSync(join(home, 'dist'))) throw new Error(`packages/${name} is not built; run pnpm build`);
  const { stdout, stderr, status } = spawnSync('pnpm', ['pack', '--pack-destination', folder], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  const tarball = /[^\s]+\.tgz/.exec(stdout)?.[0];
  if (status !== 0 || !tarball) throw new Error(`packages/${name} does not pack\n${stdout}${stderr}`);
  return tarball;
}

/** A program that imports every entry in Node, where there is no DOM: rendering on a server and tests do so. */
function importAll() {
  return PACKAGES.flatMap((name) =>
    globSync('*/index.js', { cwd: join(root, 'packages', name, 'dist') }).map(
      (path) => `await import(${JSON.stringify(`@smart-admin/${name}/${path.split(/[\\/]/)[0]}`)});`,
    ),
  ).join('\n');
}

/** Twice before it counts: the registry is the only part of this that is not ours. */
function install() {
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=5'];
  try {
    run('npm', args);
  } catch (error) {
    console.log(`${error.message}; once more`);
    run('npm', args);
  }
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}`);
}

/** Opens every picker in Chromium, chooses something and compares what it reports. */
async function choose() {
  const server = createServer(serve);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(chromiumLaunchOptions);
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 1000 } });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
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
    if (errors.length > 0) throw new Error(`the page reported\n${errors.join('\n')}`);
  } finally {
    await browser.close();
    server.close();
  }
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

function serve(request, response) {
  const path = new URL(request.url, 'http://localhost').pathname;
  const file = join(folder, 'dist', path === '/' ? 'index.html' : path);
  if (existsSync(file)) {
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
    return;
  }
  const data = answer(request.url);
  response.statusCode = data === undefined && path !== '/favicon.ico' ? 404 : 200;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(data ?? null));
}
