// Times forms: a subtable of 1,000 rows x 30 columns with formulas, summary and validation, and a form of 200 fields with
// chains of visibility, beside other libraries and plain DOM in one run of headless Chromium with the processor slowed down
// four times; and the store alone in Node, not slowed down. First argument: runs of each page, default 3;
// `--only=name,name` prints some pages alone.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tooling/chromium.ts';
import { root } from '../setup.mjs';
import { buildPages, median, percentile, servePages } from './pages.mjs';
import { installPeers, withFolder } from './peers.mjs';
import { describeMachine, writePart } from './report.mjs';

const PEERS = {
  antd: '6.6.8',
  'ag-grid-community': '36.2.0',
  '@rjsf/core': '6.11.1',
  '@rjsf/utils': '6.11.1',
  '@rjsf/validator-ajv8': '6.11.1',
  'survey-core': '3.0.0',
  'survey-react-ui': '3.0.0',
  '@formily/core': '2.3.7',
  '@formily/react': '2.3.7',
};
/** Runs with React 18 at most. */
const AMIS = { amis: '6.13.0', react: '18.3.1', 'react-dom': '18.3.1' };
const SLOWDOWN = 4;
const NAMES = {
  ours: 'Smart Admin',
  antd: `antd ${PEERS.antd}`,
  aggrid: `AG Grid Community ${PEERS['ag-grid-community']}`,
  rhf: 'React Hook Form, bare inputs',
  formily: `Formily ${PEERS['@formily/core']}, bare inputs`,
  rjsf: `RJSF ${PEERS['@rjsf/core']}, bare inputs`,
  surveyjs: `SurveyJS ${PEERS['survey-core']}`,
  amis: `amis ${AMIS.amis}, React 18`,
  plain: 'plain DOM',
};
const SUBTABLE = {
  usable: 'from navigation to painted rows with computed cells (ms)',
  text: 'key stroke in a text cell to paint, 95th percentile of 20 (ms)',
  computing:
    'key stroke in a cell that a product, a share of all rows and two sums depend on, to paint, 95th percentile (ms)',
  validate: 'all rows checked, errors shown (ms)',
  errors: 'errors found of 10',
  addRow: 'a row added (ms)',
  removeRow: 'a row removed (ms)',
  append: '200 rows appended at once (ms)',
  nodes: 'elements in the page',
};
const FORM = {
  usable: 'from navigation to those in view usable, all in their places (ms)',
  last: 'jump to the last field until it is usable (ms)',
  key: 'key stroke to paint, 95th percentile of 20 (ms)',
  hide: 'key stroke that hides the next field, to paint (ms)',
};
const runs = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 3);
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice(7)
  .split(',');
const source = join(root, 'e2e/bench/forms');
const pages = readdirSync(source)
  .filter((file) => file.endsWith('.jsx'))
  .map((file) => file.slice(0, -4))
  .filter((page) => !only || only.includes(page));

const store = measureStore();
await withFolder(async (folder) => {
  const out = join(folder, 'forms');
  const alias = [
    ...installPeers(folder, PEERS),
    { find: /^react-hook-form$/, replacement: join(root, 'packages/ui/node_modules/react-hook-form') },
    {
      find: /^@tanstack\/react-query$/,
      replacement: join(root, 'packages/form-engine/node_modules/@tanstack/react-query'),
    },
  ];
  const isAmis = (page) => page.endsWith('-amis');
  await buildPages({ source, pages: pages.filter((page) => !isAmis(page)), out, alias });
  if (pages.some(isAmis))
    await buildPages({ source, pages: pages.filter(isAmis), out, alias: installPeers(folder, AMIS) });
  const figures = await measure(out);
  console.table(figures);
  if (!only) writePart('forms', describe(figures));
});

/** The store alone, without drawing. */
function measureStore() {
  const script = join(root, 'scripts/bench/formStore.mjs');
  const output = execFileSync(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const figures = JSON.parse(output);
  console.table(figures);
  return figures;
}

async function measure(out) {
  const server = await servePages(out);
  const browser = await chromium.launch(chromiumLaunchOptions);
  try {
    const seen = Object.fromEntries(pages.map((page) => [page, []]));
    // the pages take turns, so that a slow minute of the machine hits all of them
    for (let run = 0; run < runs; run += 1)
      for (const page of pages) seen[page].push(await measurePage(browser, `${server.address}/${page}`, page));
    return Object.fromEntries(
      pages.map((page) => [
        page,
        Object.fromEntries(
          Object.keys(seen[page][0]).map((row) => [row, median(seen[page].map((figures) => figures[row]))]),
        ),
      ]),
    );
  } finally {
    await browser.close();
    server.close();
  }
}

async function measurePage(browser, address, name) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(address, error.message));
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address);
    await page.waitForFunction('window.bench !== undefined', undefined, { timeout: 120_000 });
    const figures = {};
    for (const row of Object.keys(name.startsWith('form-') ? FORM : SUBTABLE)) {
      const seen = await page.evaluate(`window.bench.${row}()`).catch((error) => {
        console.error(`${address} ${row}: ${error.message}`);
        return Number.NaN;
      });
      figures[row] = Array.isArray(seen) ? percentile(seen, 0.95) : seen;
    }
    return figures;
  } finally {
    await context.close();
  }
}

function describe(figures) {
  const order = (page) => Object.keys(NAMES).indexOf(page.split('-')[1]);
  const table = (prefix, rows) => {
    const of = Object.keys(figures)
      .filter((page) => page.startsWith(prefix))
      .sort((a, b) => order(a) - order(b));
    const cell = (figure) => (Number.isNaN(figure) ? 'failed' : Math.round(figure));
    return [
      `| | ${of.map((page) => NAMES[page.slice(prefix.length)]).join(' | ')} |`,
      `|---|${of.map(() => '---:|').join('')}`,
      ...Object.entries(rows).map(
        ([row, text]) => `| ${text} | ${of.map((page) => cell(figures[page][row])).join(' | ')} |`,
      ),
    ].join('\n');
  };
  const machine = describeMachine({
    browser: `headless Chromium, processor slowed down ${SLOWDOWN} times, 1440 x 900; production builds of the packages as they are published`,
    runs: `${runs} of each page (\`e2e/bench/forms\`) in turns, each in a fresh context; the figures are medians`,
  });
  return `${machine}

### Subtable: 1,000 rows of 30 columns with formulas, summary and validation

${table('subtable-', SUBTABLE)}

The other pages compute with plain numbers by hand; AG Grid computes when its editor tells it, antd in \`onValuesChange\`. Plain DOM draws all rows as inputs without any library and without what a widget needs: the floor.

### Form: 200 fields, each shown while the one before it is not \`hide\`

${table('form-', FORM)}

Ours draws the fields near the view, the others with the first jump to them; the other libraries draw all 200 at once.

### Store alone: the same table without drawing, Node, not slowed down

| | ms |
|---|---:|
${Object.entries(store)
  .map(([row, figure]) => `| ${row} | ${figure} |`)
  .join('\n')}
`;
}
