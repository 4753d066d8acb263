// The proof that publishing works: packs the packages, installs them with npm into a copy of e2e/consumer outside of the
// workspace, imports every entry in Node, type-checks and builds it with the first example of every README, starts it in
// Chromium, chooses something in every picker, follows every recipe, compares a page without our reset, and builds and uses an application of Next.
// Needs built packages. `--keep` leaves the folder.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { globSync } from 'tinyglobby';
import { answer } from '../e2e/consumer/foreignApi.mjs';
import { chromiumLaunchOptions } from '../tooling/chromium.ts';
import { choosePickers } from './consumer/choosePickers.mjs';
import { checkHostPage } from './consumer/hostPage.mjs';
import { checkNextApp } from './consumer/nextApp.mjs';
import { checkWorkedExamples, runExamples, writeExamples } from './consumer/readmeExamples.mjs';
import { checkRecipes, runRecipes } from './consumer/recipes.mjs';
import { cleanEnvironment, root } from './setup.mjs';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };
const PACKAGES = ['ui', 'pickers', 'form-engine', 'layout', 'api-client'];
/** What is built into the packages, or was left to the application: nobody installs it along. */
const NOT_INSTALLED = ['lucide-react', 'react-day-picker', 'date-fns', 'react-router', 'echarts'];
const consumer = join(root, 'e2e/consumer');
const folder = mkdtempSync(join(tmpdir(), 'sa-consumer-'));
const env = { ...cleanEnvironment(), NEXT_TELEMETRY_DISABLED: '1' };
try {
  checkWorkedExamples(root, consumer);
  checkRecipes(consumer);
  cpSync(consumer, folder, { recursive: true, filter: (path) => !/node_modules|\.next/.test(path) });
  writeExamples(root, folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of PACKAGES) manifest.dependencies[`@smart-admin/${name}`] = `file:${pack(name)}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  install();
  for (const name of NOT_INSTALLED)
    if (existsSync(join(folder, 'node_modules', name))) throw new Error(`${name} was installed along`);
  run(process.execPath, ['--input-type=module', '--eval', importAll()]);
  run('npx', ['tsc', '-p', '.']);
  run('npx', ['vite', 'build', '--logLevel', 'error']);
  run('npx', ['next', 'build', 'next']);
  await use();
  console.log('the consumer installs, type-checks, builds and works: pickers, examples, a page of its own, Next');
} finally {
  if (process.argv.includes('--keep')) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
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
  return PACKAGES.flatMap((name) => {
    const home = join(root, 'packages', name);
    const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).publishConfig;
    return Object.entries(exports)
      .filter(([, target]) => typeof target === 'object')
      .flatMap(([entry, target]) =>
        entry.includes('*')
          ? globSync(target.default.replace('./', ''), { cwd: home }).map((path) => path.split(/[\\/]/)[1])
          : [entry.replace(/^\.\/?/, '')],
      )
      .map((entry) => `await import(${JSON.stringify(`@smart-admin/${name}${entry === '' ? '' : `/${entry}`}`)});`);
  }).join('\n');
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

/** Uses what was built, in Chromium. */
async function use() {
  const server = createServer(serve);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch(chromiumLaunchOptions);
  try {
    for (const check of [choosePickers, runExamples, runRecipes, checkHostPage]) {
      const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 1000 } });
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
      await check(page, address);
      if (errors.length > 0) throw new Error(`${check.name}: the page reported\n${errors.join('\n')}`);
      await page.close();
    }
    await checkNextApp(browser, folder, env);
  } finally {
    await browser.close();
    server.close();
  }
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
