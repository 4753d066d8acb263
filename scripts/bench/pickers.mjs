// Opens the pickers over 100,000 users and 10,000 organisation nodes in headless Chromium, after their first data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tooling/chromium.ts';
import { root } from '../setup.mjs';
import { buildPages, median, percentile, servePages } from './pages.mjs';
import { describeMachine, writePart } from './report.mjs';

const OPENINGS = 20;
const PICKERS = {
  users: '100,000 users, dialog',
  'users-panel': '100,000 users, panel',
  organizes: '10,000 organisation nodes, dialog',
  'organizes-panel': '10,000 organisation nodes, panel',
};
const folder = mkdtempSync(join(tmpdir(), 'sa-bench-pickers-'));
try {
  await buildPages({
    source: join(root, 'e2e/bench/pickers'),
    pages: ['pickers'],
    out: folder,
    alias: [
      {
        find: /^(@tanstack\/react-(?:table|virtual))$/,
        replacement: join(root, 'packages/ui/node_modules/$1'),
      },
    ],
  });
  const figures = {};
  for (const slowdown of [1, 4]) figures[slowdown] = await measure(slowdown);
  console.log(JSON.stringify(figures, null, 1));
  writePart('pickers', describe(figures));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(slowdown) {
  const server = await servePages(folder);
  const browser = await chromium.launch(chromiumLaunchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${server.address}/pickers`);
    await page.waitForFunction('window.bench !== undefined');
    const result = {};
    for (const name of Object.keys(PICKERS)) {
      // the first opening loads the data
      await page.evaluate((picker) => window.bench.open(picker), name);
      const times = [];
      for (let run = 0; run < OPENINGS; run += 1)
        times.push(await page.evaluate((picker) => window.bench.open(picker), name));
      const drawn = await page.evaluate((picker) => window.bench.drawn(picker), name);
      result[name] = { median: median(times), worst: Math.round(percentile(times, 0.95)), drawn };
    }
    return result;
  } finally {
    await browser.close();
    server.close();
  }
}

function describe(figures) {
  const rows = Object.entries(PICKERS).map(([name, text]) => {
    const [plain, slow] = [figures[1][name], figures[4][name]];
    return `| ${text} | ${plain.median} | ${plain.worst} | ${slow.median} | ${slow.worst} | ${plain.drawn} |`;
  });
  const machine = describeMachine({
    browser: 'headless Chromium, 1440 x 900; production build with the React Compiler',
    runs: `${OPENINGS} openings of each picker (\`e2e/bench/pickers\`) after its first data, from the click on the field to painted rows`,
  });
  return `${machine}

| picker | median (ms) | 95th percentile (ms) | median, processor slowed down 4 times (ms) | 95th percentile, slowed down (ms) | rows in the page |
|---|---:|---:|---:|---:|---:|
${rows.join('\n')}

The aim is under 100 ms. A source is asked for one page of 50 users, for the tree once; \`user-picker/scale.test.tsx\` counts the calls.
`;
}
