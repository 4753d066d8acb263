// Leaves a parking screen open under simulated traffic and compares its heap after forced collections and its frames.
// Arguments: minutes, default 60; path of the screen, default /dataView.
import { createClient, login } from '../../packages/api-client/src/index.ts';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../tooling/chromium.ts';
import { heldBy, signInByForm, startAdmin } from './adminServer.mjs';
import { percentile } from './pages.mjs';
import { describeMachine, writePart } from './report.mjs';

const PORT = 3192;
/** Vehicles that come in a minute, at all lanes together: as many as can be simulated. */
const TRAFFIC = 120;
/** Minutes before the first figure, in which code is compiled and lists fill. */
const WARM_UP = 2;
/** Seconds whose frames are timed for a figure. */
const WATCHED = 10;
const ROWS = 6;
const minutes = Number(process.argv[2] ?? 60);
const path = process.argv[3] ?? '/dataView';

const server = await startAdmin(PORT, { HISTORY_DAYS: '7' });
const browser = await chromium.launch(chromiumLaunchOptions);
try {
  const simulator = await startTraffic(server.address);
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, locale: 'zh-CN' });
  await signInByForm(page, server.address);
  await page.goto(`${server.address}${path}`);
  const session = await page.context().newCDPSession(page);
  await pass(WARM_UP);
  const rows = [];
  for (let index = 0; index <= ROWS; index += 1) {
    if (index > 0) await pass(minutes / ROWS);
    rows.push({ minute: Math.round((minutes / ROWS) * index), ...(await heldBy(session)), ...(await frames(page)) });
    console.log(rows.at(-1));
  }
  const counts = await simulator.end();
  writePart('screens', describe(rows, counts, browser.version()));
} finally {
  await browser.close();
  await server.stop();
}

/** Traffic at all lots; `end` answers what came and went. A run lasts an hour, so it is begun anew before that. */
async function startTraffic(address) {
  let token = null;
  const api = createClient({ baseUrl: address, getToken: () => token });
  ({ token } = await login(api, { mode: 'account', account: 'admin', password: 'admin123' }));
  const { list } = await api.parking.place.list({ query: { pageSize: 50 } });
  const placeIds = list.filter(({ kind }) => kind === 'lot').map(({ id }) => id);
  const sum = { entries: 0, exits: 0 };
  const begin = () => api.parking.simulator.start({ body: { placeIds, perMinute: TRAFFIC } });
  const end = async () => {
    const { run } = await api.parking.simulator.status();
    if (!run) throw new Error('no traffic was simulated');
    sum.entries += run.counts.entries;
    sum.exits += run.counts.exits;
    if (run.state === 'running') await api.parking.simulator.stop({ id: run.id });
  };
  await begin();
  const renewal = setInterval(() => void end().then(begin), 50 * 60_000);
  return {
    end: async () => {
      clearInterval(renewal);
      await end();
      return sum;
    },
  };
}

function pass(count) {
  return new Promise((resolve) => setTimeout(resolve, count * 60_000));
}

/** Frames a second, and how long one took at the 99th percentile. */
async function frames(page) {
  const times = await page.evaluate(`new Promise((resolve) => {
    const taken = [];
    const began = performance.now();
    let last = began;
    const note = (now) => {
      taken.push(now - last);
      last = now;
      if (now - began < ${WATCHED * 1_000}) requestAnimationFrame(note);
      else resolve(taken);
    };
    requestAnimationFrame(note);
  })`);
  return { perSecond: times.length / WATCHED, longest: percentile(times, 0.99) };
}

function describe(rows, { entries, exits }, version) {
  const machine = describeMachine({
    browser: `headless Chromium ${version}, 1920 x 1080, drawn by the processor`,
    screen: `${path}, open for ${minutes} minutes; the first figure comes ${WARM_UP} minutes after it was opened`,
    traffic: `${entries.toLocaleString('en')} vehicles came and ${exits.toLocaleString('en')} left meanwhile; client, server and database share the machine`,
    aim: 'a flat heap and 60 frames a second',
  });
  return `${machine}

| minute | heap, MB | DOM nodes | frames a second | frame, 99th percentile, ms |
|---:|---:|---:|---:|---:|
${rows.map(({ minute, heap, nodes, perSecond, longest }) => `| ${minute} | ${heap.toFixed(1)} | ${nodes} | ${perSecond.toFixed(1)} | ${longest.toFixed(1)} |`).join('\n')}
`;
}
