import { expect, it } from 'vitest';
import { compareSizes, recordSizes } from './compareSizes.mjs';

const failed = (kB: number) => compareSizes([{ name: 'form', kB }], { form: 100 }).map(({ hasFailed }) => hasFailed);

it('leaves room of eight per cent above what is recorded, and says when something has grown', () => {
  expect(failed(107.9)).toEqual([false]);
  expect(failed(108.1)).toEqual([true]);
  expect(compareSizes([{ name: 'form', kB: 103 }], { form: 100 })[0]?.line).toContain('grown');
});

it('fails what is measured and not recorded, recorded and not measured, or wrong whatever its size', () => {
  const results = compareSizes(
    [
      { name: 'new', kB: 1 },
      { name: 'login', kB: 1, problem: 'carries calls of pages' },
    ],
    { login: 2, gone: 3 },
  );
  expect(results.map(({ name, hasFailed }) => [name, hasFailed])).toEqual([
    ['new', true],
    ['login', true],
    ['gone', true],
  ]);
});

it('records half kilobytes, rounded up', () => {
  expect(
    recordSizes([
      { name: 'form', kB: 10.01 },
      { name: 'login', kB: 10.5 },
    ]),
  ).toEqual({ form: 10.5, login: 10.5 });
});
