// What runners report, in one shape: `{ files: [{ path, passed, seconds, failures: [{ title, message }] }], errors }`.
// A failure without a title is the whole file's; errors (`{ path?, message }`) belong to no test.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Characters of a message in the last lines. */
const MESSAGE_LENGTH = 300;
const SLOWEST = 8;

/** Reads the report that a runner wrote. Throws where there is none or it cannot be read. */
export function readReport(kind, file, root) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  const { files, errors } = kind === 'playwright' ? fromPlaywright(content) : content;
  return {
    files: files.map((each) => ({ ...each, path: relative(root, each.path) })),
    errors: errors.map(({ path, message }) => ({ path: path && relative(root, path), message })),
  };
}

function fromPlaywright({ config, suites = [], errors = [] }) {
  return {
    files: suites.map((suite) => ({ path: resolve(config.rootDir, suite.file), ...sumOf(suite) })),
    errors: errors.map(({ location, message }) => ({ path: location?.file, message: message ?? '' })),
  };
}

function sumOf({ specs = [], suites = [] }) {
  const parts = suites.map(sumOf);
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results: own }) => own));
  return {
    passed:
      specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'expected')).length +
      sum(parts, 'passed'),
    seconds: results.reduce((total, { duration }) => total + duration / 1_000, 0) + sum(parts, 'seconds'),
    failures: [
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ title, tests }) => {
          const error = tests.flatMap(({ results: own }) => own).find((result) => result.error)?.error;
          return { title, message: error?.message ?? 'did not pass' };
        }),
      ...parts.flatMap(({ failures }) => failures),
    ],
  };
}

/** Tests that passed, and `{ path, title, message }` of all that did not, errors included. */
export function outcomeOf({ files, errors }) {
  return {
    passed: sum(files, 'passed'),
    failures: [
      ...files.flatMap(({ path, failures }) => failures.map((failure) => ({ path, ...failure }))),
      ...errors.map(({ path, message }) => ({ path, title: '', message: `unhandled: ${message}` })),
    ],
  };
}

/** `file > title: first line of the message`. */
export function lineOf({ path = '(no file)', title, message }) {
  const lines = stripVTControlCharacters(message).split('\n');
  // the line after names the seed, without which nobody finds it again
  const told = isProperty(message) ? lines.slice(0, 2).join(' ') : lines[0];
  return `${path}${title ? ` > ${title}` : ''}: ${told.slice(0, MESSAGE_LENGTH)}`;
}

/** Whether a property test found a counterexample: that is a fault, whatever another seed says. */
export function isProperty(message) {
  return /Property failed (after|by)/.test(message);
}

/** The slowest files, `seconds file` each; where files share modules the first one pays for the imports. */
export function slowestFiles({ files }) {
  return [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ path, seconds }) => `${seconds.toFixed(1)} s ${path}`);
}

const sum = (list, key) => list.reduce((total, item) => total + item[key], 0);
