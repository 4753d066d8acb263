// The React Compiler has run over everything that is published: each built file holds what compiling its source gives, no
// component or hook is left out but by 'use no memo', and what is free of React does not ask for the compiler's runtime.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'oxc-transform-react';
import { globSync } from 'tinyglobby';
import { root } from './setup.mjs';

const RUNTIME = 'react/compiler-runtime';
const OFF = 'use no memo';
/** The compiled form of a function that was to be left alone. */
const COMPILED_IN_SPITE = /["']use no memo["'];\s*(?:const|let|var) \$ = _?c\(/;
const FREE_OF_REACT = [
  'ui/dist/messages',
  'form-engine/dist/core',
  'form-engine/dist/flow',
  'layout/dist/routing',
  'api-client/dist/contract',
];

const problems = [];
for (const name of readdirSync(join(root, 'packages'))) {
  const folder = join(root, 'packages', name);
  for (const path of globSync(['src/**/*.{ts,tsx}', '!**/*.{stories,test}.*', '!**/testing/**', '!**/*.d.ts'], {
    cwd: folder,
  }))
    check(folder, path);
}
for (const folder of FREE_OF_REACT) {
  for (const path of globSync('**/*.js', { cwd: join(root, 'packages', folder) })) {
    if (readFileSync(join(root, 'packages', folder, path), 'utf8').includes(RUNTIME))
      problems.push(`packages/${folder}/${path} is free of React and asks for ${RUNTIME}`);
  }
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'all components and hooks are compiled' : `${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);

function check(folder, path) {
  const source = readFileSync(join(folder, path), 'utf8');
  const { code, errors } = transformSync(path, source, { reactCompiler: { reportDiagnostics: true } });
  const where = `${folder.slice(root.length + 1)}/${path}`;
  if (errors.length > 0 && !source.includes(OFF)) problems.push(`${where} is not compiled: ${errors[0].message}`);
  const built = join(folder, path.replace(/^src/, 'dist').replace(/\.tsx?$/, '.js'));
  if (!existsSync(built)) {
    problems.push(`${where} is not built; run pnpm build`);
    return;
  }
  const output = readFileSync(built, 'utf8');
  if (code.includes(RUNTIME) !== output.includes(RUNTIME))
    problems.push(`${where} was built ${code.includes(RUNTIME) ? 'without' : 'with'} the React Compiler`);
  if (COMPILED_IN_SPITE.test(output)) problems.push(`${where} was compiled in spite of '${OFF}'`);
}
