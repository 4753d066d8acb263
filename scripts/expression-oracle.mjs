import { runOracle } from '../packages/form-engine/src/core/testing/runOracle.js';

// pnpm exec tsx --conditions=@smart-admin/source scripts/expression-oracle.mjs 100000 [seed]
const [count = '100000', seed = String(Date.now())] = process.argv.slice(2);
const started = performance.now();
const wrong = runOracle(Number(count), Number(seed));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${count} expressions, seed ${seed}, ${seconds} s: ${wrong.length} differ`);
for (const { source, values, result, said } of wrong.slice(0, 10))
  console.log(
    JSON.stringify({ source, values, said, result }, (_key, part) => (typeof part === 'bigint' ? String(part) : part)),
  );
process.exitCode = wrong.length === 0 ? 0 : 1;
