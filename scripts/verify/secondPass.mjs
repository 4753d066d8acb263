// Files that failed run once more, alone: what passes then is flaky, what fails again has failed.
import { isProperty, outcomeOf } from './reports.mjs';

const MOST_FILES = 4;
const MOST_TESTS = 8;

/**
 * Files to run again, whole because what they share must be made anew; empty when nothing failed, when so much failed
 * that chance is no explanation, or when a second pass would prove nothing.
 */
export function filesToRepeat(report) {
  const { failures } = outcomeOf(report);
  const files = [...new Set(failures.map(({ path }) => path))];
  if (failures.length > MOST_TESTS || files.length > MOST_FILES) return [];
  if (failures.some(({ path, message }) => path === undefined || isProperty(message))) return [];
  return files;
}

/**
 * Puts both passes together: the files that ran twice count by their second run. `second` is undefined where that
 * reported nothing; then everything that failed has failed.
 */
export function settle(first, second, repeated) {
  if (!second) return { ...outcomeOf(first), flaky: [] };
  const ran = new Set(second.files.map(({ path }) => path));
  // a file that the second pass did not reach stays as it was
  const again = repeated.filter((path) => ran.has(path));
  const kept = {
    files: first.files.filter(({ path }) => !again.includes(path)),
    errors: first.errors.filter(({ path }) => !again.includes(path)),
  };
  const settled = outcomeOf({
    files: [...kept.files, ...second.files.filter(({ path }) => again.includes(path))],
    errors: [...kept.errors, ...second.errors],
  });
  const failed = new Set(settled.failures.map(keyOf));
  const flaky = outcomeOf(first).failures.filter((failure) => !failed.has(keyOf(failure)));
  return { ...settled, flaky };
}

const keyOf = ({ path, title }) => `${path}\n${title}`;
