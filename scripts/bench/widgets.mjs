// Times DataTable, Tree and Dialog against other libraries and against plain DOM, in one run of headless Chromium with the
// processor slowed down four times. The other libraries are installed into a temporary folder (BENCH_FOLDER keeps them) and
// are no part of the workspace. First argument: runs of each page, default 5; `--only=name,name` prints some pages alone.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tooling/chromium.ts';
import { root } from '../setup.mjs';
import { buildPages, median, percentile, servePages } from './pages.mjs';
import { installPeers, withFolder } from './peers.mjs';
import { describeMachine, writePart } from './report.mjs';

const PEERS = { antd: '6.6.8', 'ag-grid-community': '36.2.0', 'ag-grid-react': '36.2.0', primereact: '10.9.7' };
const SLOWDOWN = 4;
// draws all 10,000 nodes and takes minutes
const ONCE = ['tree-primereact'];
const NAMES = {
  ours: 'Smart Admin',
  antd: `antd ${PEERS.antd}`,
  aggrid: `AG Grid Community ${PEERS['ag-grid-community']}`,
  tanstack: 'TanStack Table and Virtual, plain',
  primereact: `PrimeReact ${PEERS.primereact}`,
  radix: 'modal root of Radix',
  plain: 'plain DOM',
};
const runs = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5);
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice(7)
  .split(',');

const source = join(root, 'e2e/bench/ui');
const pages = readdirSync(source)
  .filter((file) => /^[a-z]+-[a-z]+\.jsx$/.test(file))
  .map((file) => file.slice(0, -4))
  .filter((page) => !only || only.includes(page));
await withFolder(async (folder) => {
  const figures = await measure(await buildAll(folder));
  console.table(figures);
  if (!only) writePart('widgets', describe(figures));
});

async function buildAll(folder) {
  const out = join(folder, 'widgets');
  await buildPages({
    source,
    pages,
    out,
    alias: [
      ...installPeers(folder, PEERS),
      {
        find: /^(@tanstack\/react-(?:table|virtual)|@radix-ui\/react-dialog)$/,
        replacement: join(root, 'packages/ui/node_modules/$1'),
      },
    ],
  });
  return out;
}

async function measure(out) {
  const server = await servePages(out);
  const browser = await chromium.launch(chromiumLaunchOptions);
  const figures = {};
  try {
    // the pages take turns, so that a slow minute of the machine hits all of them
    const seen = Object.fromEntries(pages.map((page) => [page, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const page of pages)
        if (run === 0 || !ONCE.includes(page))
          seen[page].push(await measurePage(browser, `${server.address}/${page}`, page.split('-')[0]));
    }
    for (const page of pages)
      figures[page] = Object.fromEntries(
        Object.keys(seen[page][0]).map((row) => [row, median(seen[page].map((run) => run[row]))]),
      );
  } finally {
    await browser.close();
    server.close();
  }
  return figures;
}

async function measurePage(browser, address, widget) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(address, error.message));
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address);
    await page.waitForFunction('window.bench !== undefined');
    const run = (name) =>
      page.evaluate(`window.bench.${name}()`).catch((error) => {
        throw new Error(`${address} ${name}: ${error.message}`);
      });
    if (widget === 'dialog') {
      const opened = await run('dialog');
      return { dialog: median(opened), dialogWorst: Math.round(percentile(opened, 0.95)) };
    }
    if (widget === 'table') {
      const usable = await run('usable');
      const sort = median([await run('sort'), await run('sort')]);
      const filter = percentile(await run('filter'), 0.95);
      return { usable, sort, filter, dropped: await run('scroll') };
    }
    const open = await run('open');
    const expandAll = await run('expandAll');
    const check = await run('check');
    return { open, search: percentile(await run('search'), 0.95), check, expandAll };
  } finally {
    await context.close();
  }
}

function describe(figures) {
  const lines = (prefix, rows) => {
    const of = Object.keys(figures)
      .filter((page) => page.startsWith(prefix))
      .sort((a, b) => order(a) - order(b));
    const head = of.map((page) => NAMES[page.slice(prefix.length)]);
    return [
      `| | ${head.join(' | ')} |`,
      `|---|${head.map(() => '---:|').join('')}`,
      ...rows.map(([row, text]) => `| ${text} | ${of.map((page) => figures[page][row]).join(' | ')} |`),
    ].join('\n');
  };
  const order = (page) => Object.keys(NAMES).indexOf(page.split('-')[1]);
  const machine = describeMachine({
    browser: `headless Chromium, processor slowed down ${SLOWDOWN} times, 1440 x 900; production builds with the React Compiler`,
    runs: `${runs} of each page (\`e2e/bench/ui\`) in turns, each in a fresh context; the figures are medians`,
  });
  return `${machine}

### Table: 100,000 rows of 12 columns, all in the browser

${lines('table-', [
  ['usable', 'from navigation to the first painted rows, the making of the rows included (ms)'],
  ['sort', 'click on a head to painted rows, sorted by a number (ms)'],
  ['filter', 'key stroke to painted rows, 20 key strokes in one text column, 95th percentile (ms)'],
  ['dropped', 'dropped frames in 200 scroll steps of 240 px, one a frame'],
])}

### Tree: 10,000 nodes in a dialog, with check boxes

${lines('tree-', [
  ['open', 'click on the opener to painted tree (ms)'],
  ['search', 'key stroke to painted tree, 16 key strokes, 95th percentile (ms)'],
  ['check', 'click on the box of a branch of 99 to painted boxes, all branches open (ms)'],
  ['expandAll', 'all 100 branches opened at once (ms)'],
])}

### Dialog: opened over a page of 10,000 cells

${lines('dialog-', [
  ['dialog', 'click on the opener to painted dialog (ms)'],
  ['dialogWorst', 'the same, 95th percentile of ten openings (ms)'],
])}

Plain DOM is the same work written without any library and without what a widget needs (roles, keyboard, states, themes): the floor.
`;
}
