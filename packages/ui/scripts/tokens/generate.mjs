// Derives src/theme-tokens.css from the brand colours.
//   node scripts/tokens/generate.mjs          writes the file
//   node scripts/tokens/generate.mjs --check  fails when the file differs or a pair of colours misses its contrast
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { findContrastFailures } from './checks.mjs';
import { tokensCss } from './css.mjs';

const file = fileURLToPath(new URL('../../src/theme-tokens.css', import.meta.url));
const css = await format(tokensCss(), { ...(await resolveConfig(file)), parser: 'css' });
const problems = findContrastFailures();

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== css)
    problems.push('src/theme-tokens.css is not what the generator writes: run it without --check');
} else {
  writeFileSync(file, css);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
