// Opens and closes twenty tabs again and again in the built admin and compares the heap after forced collections. First
// argument: cycles, default 200.
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tooling/chromium.ts';
import { heldBy, signInByForm, startAdmin } from './adminServer.mjs';
import { describeMachine, writePart } from './report.mjs';

const PORT = 3191;
const TABS = 20;
/** Cycles before the first figure, in which code is compiled and caches fill. */
const WARM_UP = 20;
/** Milliseconds between two looks whether the page is at rest. */
const SETTLE = 3_000;
const cycles = Number(process.argv[2] ?? 200);

const server = await startAdmin(PORT);
const browser = await chromium.launch(chromiumLaunchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  await signInByForm(page, server.address);
  const paths = await openDirectories(page);
  const session = await page.context().newCDPSession(page);
  for (let index = 0; index < WARM_UP; index += 1) await cycle(page, paths);
  const start = await measure(page, session, paths.at(-1));
  const codeAtStart = await compiledCode(session);
  const rows = [['start', start]];
  for (let index = 1; index <= cycles; index += 1) {
    await cycle(page, paths);
    if (index % Math.ceil(cycles / 5) === 0)
      rows.push([`after ${index} cycles`, await measure(page, session, paths.at(-1))]);
  }
  const end = rows.at(-1)[1];
  const growth = ((end.heap - start.heap) / start.heap) * 100;
  const code = (await compiledCode(session)) - codeAtStart;
  const ownGrowth = ((end.heap - start.heap - code) / start.heap) * 100;
  writePart('tabs', describe(rows, { growth, code, ownGrowth }, browser.version()));
  console.log(rows.map(([name, { heap, nodes }]) => `${name}: ${heap.toFixed(1)} MB, ${nodes} nodes`).join('\n'));
  console.log(`${growth.toFixed(1)} % since the start, ${ownGrowth.toFixed(1)} % without compiled code`);
} finally {
  await browser.close();
  await server.stop();
}

/** Opens the directories of the menu and answers the paths of its first pages. */
async function openDirectories(page) {
  const menu = page.getByRole('navigation', { name: '主导航' });
  for (const name of ['权限管理', '系统管理', '停车业务'])
    await menu.getByRole('button', { name, exact: true }).click();
  const paths = await menu
    .getByRole('link')
    .evaluateAll((links) => links.filter(({ target }) => target !== '_blank').map((link) => link.getAttribute('href')));
  return paths.filter((path) => path !== '/home').slice(0, TABS);
}

/** Opens each page by the menu, then closes every tab. */
async function cycle(page, paths) {
  for (const path of paths)
    await page.evaluate(async (href) => {
      document.querySelector(`[data-slot=sidebar] a[href="${href}"]`).click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      if (location.pathname !== href) throw new Error(`${href} did not open`);
    }, path);
  const close = page.locator('[data-slot=tab-bar] nav button[aria-label^="关闭"]');
  // until none is left: a click may meet a tab that the click before it is just taking away
  while ((await close.count()) > 0)
    await close.last().evaluate(async (button) => {
      button.click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
}

/**
 * The heap once what the last cycle began has come to its end: answers that are under way hold their pages, and React
 * holds what it drew before until it draws again, so the last page, a small one, comes and goes twice.
 */
async function measure(page, session, smallPage) {
  let last = Infinity;
  for (let time = 0; time < 2; time += 1) await cycle(page, [smallPage]);
  for (let round = 0; round < 20; round += 1) {
    const held = await heldBy(session);
    if (held.nodes >= last) return held;
    last = held.nodes;
    await new Promise((resolve) => setTimeout(resolve, SETTLE));
  }
  throw new Error('The page does not come to rest');
}

/** Megabytes of the heap that are code which the engine compiled, more of it the longer a page runs. */
async function compiledCode(session) {
  const chunks = [];
  const collect = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[typeAt].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + typeAt] === code) bytes += nodes[at + sizeAt];
  return bytes / 1_000_000;
}

function describe(rows, { growth, code, ownGrowth }, version) {
  const machine = describeMachine({
    browser: `headless Chromium ${version}, the built admin`,
    cycles: `${TABS} pages are opened by the menu and closed again in each; the first figure comes after ${WARM_UP} of them, when code is compiled and caches are full`,
  });
  return `${machine}

| | heap, MB | DOM nodes |
|---|---:|---:|
${rows.map(([name, { heap, nodes }]) => `| ${name} | ${heap.toFixed(1)} | ${nodes} |`).join('\n')}

Change since the start: ${growth.toFixed(1)} %, at most 10 % is the aim. The engine compiled ${code.toFixed(1)} MB of code meanwhile; without it ${ownGrowth.toFixed(1)} %.
`;
}
