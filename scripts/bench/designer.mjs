// Times the form designer with a form of 500 fields in headless Chromium with the processor slowed down four times. First
// argument: runs, default 3.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tooling/chromium.ts';
import { root } from '../setup.mjs';
import { buildPages, median, percentile, servePages } from './pages.mjs';
import { withFolder } from './peers.mjs';
import { describeMachine, writePart } from './report.mjs';

const SLOWDOWN = 4;
const FIELDS = 500;
const ROWS = {
  open: 'from navigation until all parts are in their places (ms)',
  choose: 'another field chosen until its settings are painted, 95th percentile of 8 (ms)',
  key: 'key stroke in a title until the canvas shows it, 95th percentile of 20 (ms)',
  undo: 'undone (ms)',
  redo: 'done again (ms)',
  remove: 'a field removed by its key (ms)',
  drag: 'frame while a field is dragged over the canvas, 95th percentile (ms)',
  longest: 'the longest of these frames (ms)',
  selectAll: 'all parts chosen (ms)',
};
const runs = Number(process.argv[2] ?? 3);

await withFolder(async (folder) => {
  const out = join(folder, 'designer');
  await buildPages({
    source: join(root, 'e2e/bench/designer'),
    pages: ['designer'],
    out,
    alias: [
      {
        find: /^@tanstack\/react-query$/,
        replacement: join(root, 'packages/form-engine/node_modules/@tanstack/react-query'),
      },
    ],
  });
  const server = await servePages(out);
  const browser = await chromium.launch(chromiumLaunchOptions);
  try {
    const seen = [];
    for (let run = 0; run < runs; run += 1) seen.push(await measureOnce(browser, `${server.address}/designer`));
    const figures = Object.fromEntries(Object.keys(ROWS).map((row) => [row, median(seen.map((each) => each[row]))]));
    console.table(figures);
    writePart('designer', describe(figures, browser.version()));
  } finally {
    await browser.close();
    server.close();
  }
});

async function measureOnce(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(address, error.message));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address);
    await page.waitForFunction('window.bench !== undefined', undefined, { timeout: 120_000 });
    const figures = {};
    for (const row of Object.keys(ROWS)) {
      if (row === 'longest') continue;
      const times = row === 'drag' ? await dragFrames(page) : await page.evaluate(`window.bench.${row}()`);
      figures[row] = Array.isArray(times) ? percentile(times, 0.95) : times;
      if (row === 'drag') figures.longest = Math.max(...times);
    }
    return figures;
  } finally {
    await context.close();
  }
}

/** Drags the first field down the canvas and back by the real mouse; how long each frame took. */
async function dragFrames(page) {
  const field = page.locator('[data-item="f1"]');
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await field.boundingBox();
  await page.evaluate(`addEventListener('dragstart', () => (window.bench.isDragged = true))`);
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
  if (!(await page.evaluate('window.bench.isDragged'))) throw new Error('the field was not taken up');
  await page.evaluate('window.bench.watchFrames()');
  for (const y of [700, 200, 600, 300]) await page.mouse.move(box.x + 120, y, { steps: 40 });
  const times = await page.evaluate('window.bench.frames()');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return times;
}

function describe(figures, version) {
  const machine = describeMachine({
    browser: `headless Chromium ${version}, processor slowed down ${SLOWDOWN} times, 1440 x 900; production builds of the packages as they are published`,
    form: `${FIELDS} fields of seven kinds with rules, compared with its release and checked while it is edited`,
    runs: `${runs}, each in a fresh context; the figures are medians`,
  });
  return `${machine}

| | |
|---|---:|
${Object.entries(ROWS)
  .map(([row, text]) => `| ${text} | ${Math.round(figures[row])} |`)
  .join('\n')}
`;
}
