// Times the pages that drivers open by scanning a code, as a phone on a slow network has them: the built admin and server,
// headless Chromium with the processor slowed down four times. First argument: runs of each page, default 5.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CLIENT_ID, CLIENT_SECRET } from '../../packages/api-client/src/client/login.ts';
import { hashPassword } from '../../packages/api-client/src/client/hashPassword.ts';
import { chromiumLaunchOptions } from '../../tooling/chromium.ts';
import { root } from '../setup.mjs';
import { median } from './pages.mjs';
import { describeMachine, writePart } from './report.mjs';

const PHONE = { viewport: { width: 375, height: 812 }, locale: 'zh-CN' };
const PORT = 3193;
const SLOWDOWN = 4;
/** Slow 4G as Lighthouse has it: bits a second, milliseconds there and back. */
const NETWORK = { down: 1_638_400, up: 675_000, latency: 150 };
const AIM = 2_000;
/** Sums up by how much tasks took longer than 50 ms. */
const WATCH_TASKS = `
  window.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
`;
const PLATE = '粤B30001';
const runs = Number(process.argv[2] ?? 5);
const address = `http://127.0.0.1:${PORT}`;

const server = spawn(process.execPath, [join(root, 'e2e/support/serve.mjs')], {
  env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
for await (const line of server.stdout) if (String(line).includes('ready')) break;
const browser = await chromium.launch(chromiumLaunchOptions);
try {
  const call = await signIn();
  const lot = (await call('GET', '/api/parking/Place/lot1/Code')).path;
  await call('POST', '/api/parking/Lane/lot1in/Passages', {
    direction: 'in',
    plate: PLATE,
    time: Date.now() - 7_200_000,
  });
  const order = await orderOf(lot);
  const pages = {
    'the code of a lot: plate keyboard usable': [lot, 'input:enabled'],
    'the order of a vehicle: can be paid': [order, 'button:enabled', '立即支付'],
  };
  const rows = [];
  for (const [name, [path, selector, text = '']] of Object.entries(pages)) {
    const seen = [];
    for (let run = 0; run < runs; run += 1) seen.push(await open(path, selector, text));
    const row = Object.fromEntries(Object.keys(seen[0]).map((key) => [key, median(seen.map((each) => each[key]))]));
    rows.push([name, row]);
  }
  console.table(Object.fromEntries(rows));
  writePart('phone', describe(rows, browser.version()));
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** Calls as the administrator. */
async function signIn() {
  const form = new URLSearchParams({
    account: 'admin',
    password: await hashPassword('admin123'),
    origin: 'pc',
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    scope: 'all',
    grant_type: 'password',
    login_type: 'account',
  });
  const ask = async (method, path, body, headers = {}) => {
    const answer = await fetch(address + path, { method, headers: { 'smart-origin': 'pc', ...headers }, body });
    const { code, msg, data } = await answer.json();
    if (code !== 200) throw new Error(`${path}: ${msg}`);
    return data;
  };
  const { token } = await ask('POST', '/api/oauth/Login', form);
  return (method, path, body) =>
    ask(method, path, body && JSON.stringify(body), {
      authorization: token,
      ...(body ? { 'content-type': 'application/json' } : {}),
    });
}

/** The address that a driver comes to who finds their vehicle by the code of a lot. */
async function orderOf(lot) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(address + lot);
  await page.getByRole('textbox', { name: '车牌号' }).click();
  await page.keyboard.insertText(PLATE);
  await page.getByRole('button', { name: '查询车辆' }).click();
  await page.getByText('应付金额').waitFor();
  const { pathname, search } = new URL(page.url());
  await context.close();
  return pathname + search;
}

/** One visit with nothing kept from an earlier one; usable in the first frame that has a control with this text. */
async function open(path, selector, text) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.latency,
      downloadThroughput: NETWORK.down / 8,
      uploadThroughput: NETWORK.up / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    let received = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (received += encodedDataLength));
    await page.addInitScript({ content: WATCH_TASKS });
    // in the page itself, which tells it: from outside it is looked at every half second only
    const told = page.waitForEvent('console', (message) => message.text().startsWith('usable '));
    await page.addInitScript({
      content: `requestAnimationFrame(function look() {
        const found = [...document.querySelectorAll(${JSON.stringify(selector)})];
        if (found.some((control) => control.textContent.startsWith(${JSON.stringify(text)}))) console.debug('usable ' + performance.now());
        else requestAnimationFrame(look);
      });`,
    });
    await page.goto(address + path, { waitUntil: 'commit' });
    const took = Number((await told).text().slice('usable '.length));
    const paint = await page.evaluate(
      '({ first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, blocked: window.blocked })',
    );
    return { usable: took, firstPaint: paint.first, blocked: paint.blocked, kilobytes: received / 1_000 };
  } finally {
    await context.close();
  }
}

function describe(rows, version) {
  const machine = describeMachine({
    browser: `headless Chromium ${version}, 375 x 812, processor slowed down ${SLOWDOWN} times, nothing cached`,
    network: `${NETWORK.down / 1_000_000} Mbit/s down, ${NETWORK.latency} ms there and back`,
    runs: `${runs} of each page; the figures are medians`,
    aim: `usable within ${AIM} ms`,
  });
  return `${machine}

| | first paint, ms | usable, ms | longer than 50 ms in tasks, ms | received until then, kB |
|---|---:|---:|---:|---:|
${rows
  .map(
    ([name, { firstPaint, usable, blocked, kilobytes }]) =>
      `| ${name} | ${Math.round(firstPaint)} | ${Math.round(usable)} | ${Math.round(blocked)} | ${Math.round(kilobytes)} |`,
  )
  .join('\n')}
`;
}
