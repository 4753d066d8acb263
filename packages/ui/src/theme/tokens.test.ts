import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the tokens are what the rules give, and every pair of colours reaches its contrast', () => {
  const script = fileURLToPath(new URL('../../scripts/tokens/generate.mjs', import.meta.url));
  expect(execFileSync('node', [script, '--check'], { encoding: 'utf8', stdio: 'pipe' })).toBe('');
});
