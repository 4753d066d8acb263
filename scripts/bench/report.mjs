import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** The parts and their headings, in the order in which they stand in the document. */
export const PARTS = {
  server: 'Server',
  widgets: 'Widgets',
  pickers: 'Pickers',
  forms: 'Forms',
  designer: 'Designer',
  phone: 'Scanned pages',
  tabs: 'Tabs',
  records: 'Records',
  parking: 'Parking',
  screens: 'Screens',
  flow: 'Approvals',
  sockets: 'Sockets',
};

const DOCUMENT = join(root, 'docs/benchmarks.md');
const HEAD = `# Benchmarks

Written by \`pnpm bench\` (\`scripts/bench.mjs\`); instead of editing run a part again: \`pnpm bench ${Object.keys(PARTS).join('|')}\`.
`;

/** Puts the text of a part in the place of its older one. */
export function writePart(part, text) {
  const older = readFileSync(DOCUMENT, 'utf8').split(/^(?=## )/m);
  const sections = Object.entries(PARTS).flatMap(([name, title]) =>
    name === part ? `## ${title}\n\n${text.trim()}\n` : older.filter((section) => section.startsWith(`## ${title}\n`)),
  );
  writeFileSync(DOCUMENT, [HEAD, ...sections.map((section) => `${section.trim()}\n`)].join('\n'));
}

/** Load of the machine when the part began; other work makes everything slower. */
const loadBefore = loadavg()[0];

/** What must be known to compare figures, as a table; `more` adds rows. */
export function describeMachine(more = {}) {
  const [{ model = 'unknown' } = {}] = cpus();
  const rows = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${model.trim()}), ${(totalmem() / 2 ** 30).toFixed(1)} GB memory, ${platform()} ${release()} ${arch()}`,
    'load before the run': `${loadBefore.toFixed(2)} over the last minute${loadBefore > 0.5 ? ': other work was running' : ''}`,
    ...more,
  };
  const lines = Object.entries(rows).map(([name, value]) => `| ${name} | ${value} |`);
  return ['| | |', '|---|---|', ...lines].join('\n');
}
