import { type CodePlan } from '../CodePlan.js';
import { type CodeFile } from '../generateCode.js';
import { literal } from '../literal.js';
import { formFile, LAYOUT_FILE, needsLayout } from '../formFile.js';
import { readmeFile } from './readme.js';
import { kebab } from './serverFiles.js';

/** What stands beside `server` and `web`: the workspace, and what both share. */
export function rootFiles(plan: CodePlan, notes: readonly string[]): CodeFile[] {
  const { area, module } = plan;
  return [
    { path: 'README.md', content: readmeFile(plan, notes) },
    { path: 'package.json', content: packageFile(plan) },
    { path: '.gitignore', content: 'node_modules\ndist\n.env\nserver/files\n' },
    { path: '.prettierrc.json', content: '{ "singleQuote": true, "printWidth": 120 }\n' },
    { path: 'scripts/dev.mjs', content: DEV },
    { path: `shared/${area}/${module}/form.ts`, content: formFile(plan) },
    ...(needsLayout(plan) ? [{ path: 'shared/layout.ts', content: LAYOUT_FILE }] : []),
  ];
}

function packageFile({ area, module, title }: CodePlan): string {
  return `{
  "name": ${literal(`${area}-${kebab(module)}`)},
  "version": "0.1.0",
  "description": ${literal(title)},
  "private": true,
  "type": "module",
  "workspaces": ["server", "web"],
  "engines": {
    "node": ">=20.19"
  },
  "scripts": {
    "dev": "node scripts/dev.mjs",
    "build": "npm run build --workspaces",
    "test": "npm run test --workspaces --if-present",
    "typecheck": "npm run typecheck --workspaces"
  }
}
`;
}

const DEV = `import { spawn } from 'node:child_process';

// server and page together: the one that ends takes the other one with it
const children = ['server', 'web'].map((name) =>
  spawn('npm', ['run', 'dev', '--workspace', name], { stdio: 'inherit', shell: process.platform === 'win32' }),
);
for (const child of children)
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
`;
