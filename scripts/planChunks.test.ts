import { type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { planChunks } from '../tooling/planChunks.ts';

/** Modules by their names; `large` ones are too large to go into a file of others. */
const MODULES: Record<string, { imports?: string[]; opens?: string[]; isLarge?: boolean }> = {
  'index.js': { imports: ['start'], opens: ['LoginPage', 'MainFrame', 'pages/One', 'pages/Two', 'pages/Three'] },
  start: {},
  LoginPage: { imports: ['field', 'loginText'], opens: ['LoginPart'] },
  LoginPart: { imports: ['loginText'] },
  MainFrame: { imports: ['field', 'menu'], opens: ['MenuPart'] },
  MenuPart: { imports: ['menu'] },
  'pages/One': { imports: ['menu', 'table', 'icon'] },
  'pages/Two': { imports: ['table', 'icon', 'amount'], opens: ['TablePart'] },
  'pages/Three': { imports: ['table', 'amount'] },
  TablePart: { imports: ['table', 'icon'] },
  field: {},
  loginText: {},
  menu: {},
  table: { isLarge: true },
  icon: {},
  amount: { imports: ['chart'] },
  chart: { isLarge: true },
};

function writeModules(): Plugin {
  return {
    name: 'modules',
    resolveId: (id) => (id in MODULES ? id : undefined),
    load: (id) => {
      const module = MODULES[id];
      if (!module) return undefined;
      const { imports = [], opens = [], isLarge } = module;
      return [
        ...imports.map((name, index) => `import * as i${index} from '${name}'; globalThis.shown.push(i${index});`),
        ...opens.map((name) => `globalThis.shown.push(() => import('${name}'));`),
        `export const text = ${JSON.stringify(isLarge ? 'x'.repeat(10_000) : id)};`,
        `globalThis.shown.push(text);`,
      ].join('\n');
    },
  };
}

const plan = () =>
  planChunks(
    { plugins: [writeModules()], build: { modulePreload: false, rolldownOptions: { input: 'index.js' } } },
    {
      root: (id) => /Page$|MainFrame|pages/.test(id),
      first: (id) => id === 'LoginPage',
      frame: (id) => id === 'MainFrame',
      framed: (id) => id.startsWith('pages/'),
    },
  );

it('puts what is small where everybody who needs it has loaded a file, and nothing large where not all need it', async () => {
  const fileOf = await plan();
  // all pages have the table: the icon of two of them and of a part goes with it
  expect(fileOf('icon')).toBe(fileOf('table'));
  // the chart is large and one page does not need it; what needs the chart would bring it to that page
  expect(fileOf('chart')).not.toBe(fileOf('table'));
  expect(fileOf('amount')).toBe(fileOf('chart'));
});

it('names what the frame has loaded before its pages', async () => {
  const fileOf = await plan();
  expect(fileOf('menu')).toMatch(/^frame-/);
  expect(fileOf('field')).toMatch(/^frame-/);
  expect(fileOf('table')).toBe('table');
});

it('loads nothing needlessly on the first page, and leaves entries as they are', async () => {
  const fileOf = await plan();
  expect(fileOf('loginText')).not.toBe(fileOf('field'));
  expect(fileOf('menu')).not.toBe(fileOf('field'));
  for (const entry of ['index.js', 'LoginPage', 'MainFrame', 'pages/One', 'TablePart'])
    expect(fileOf(entry)).toBeUndefined();
});
