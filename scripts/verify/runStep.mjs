// One step of `npm test`, with its second pass.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lineOf, outcomeOf, readReport, slowestFiles } from './reports.mjs';
import { runContained } from './runContained.mjs';
import { filesToRepeat, settle } from './secondPass.mjs';

/** Lines of output that are said again at the end, where nothing more exact is known. */
const TOLD_LINES = 15;

/**
 * Runs a step and writes how it went. Resolves with `{ name, code, passed, failures, flaky }`: lines that begin with the
 * step's name, and the exit code that the run gets from it, 0 when it passed. Beside another step (`isAlone` false) the
 * output is written when it has ended.
 */
export async function runStep(step, { pnpm, root, env, reports, hungCode, isAlone, write = writeOut }) {
  mkdirSync(reports, { recursive: true });
  const runner = { pnpm, root, env, reports, show: isAlone ? write : undefined };
  const first = await runOnce(step, step.name, step.command, runner);
  if (!isAlone) write(first.output);
  const { report, run } = first;
  const result = report ? await settleReport(step, first, runner, write) : countByCode(first);
  const code = run.isHung ? hungCode : result.failures.length > 0 ? step.code : 0;
  write(
    `# ${step.name}: ${result.passed} passed, ${result.failures.length} failed${result.flaky.length > 0 ? `, ${result.flaky.length} flaky` : ''}, ${run.seconds.toFixed(1)} s\n`,
  );
  for (const line of report ? slowestFiles(report) : []) write(`#   ${line}\n`);
  const named = (line) => `${step.name} ${line}`;
  return {
    name: step.name,
    code,
    passed: result.passed,
    failures: result.failures.map(named),
    flaky: result.flaky.map(named),
  };
}

async function settleReport(step, first, runner, write) {
  const { report, run, output } = first;
  const repeated = run.code === 0 || run.isHung || !step.repeat ? [] : filesToRepeat(report);
  let settled = { ...outcomeOf(report), flaky: [] };
  if (repeated.length > 0) {
    write(`# ${step.name}: once more, alone: ${repeated.join(', ')}\n`);
    const second = await runOnce(step, `${step.name}-again`, [...step.command, ...step.repeat(repeated)], runner);
    settled = settle(report, second.run.isHung ? undefined : second.report, repeated);
    // a runner that is not content although every test passed knows something that its report does not say
    if (second.run.code !== 0 && settled.failures.length === 0) settled = { ...outcomeOf(report), flaky: [] };
  }
  const failures = settled.failures.map(lineOf);
  if (run.isHung) failures.push(hungLine(step, first));
  else if (run.code !== 0 && failures.length === 0 && settled.flaky.length === 0)
    failures.push(withTail(`ended with ${run.code} although every test passed`, output));
  return { passed: settled.passed, failures, flaky: settled.flaky.map(lineOf) };
}

/** A step without a report has passed or failed as a whole; so has a runner that died before it reported. */
function countByCode(ended) {
  const { run, output, problem, step } = ended;
  if (run.code === 0 && !problem) return { passed: 1, failures: [], flaky: [] };
  const reason = run.isHung ? hungLine(step, ended) : (problem ?? `ended with ${run.code}`);
  return { passed: 0, failures: [withTail(reason, output)], flaky: [] };
}

async function runOnce(step, name, args, { pnpm, root, env, reports, show }) {
  const file = join(reports, `${name}.json`);
  const running = `${file}.running`;
  for (const old of [file, running]) rmSync(old, { force: true });
  const run = await runContained(pnpm, args, {
    name,
    cwd: root,
    env: { ...env, ...step.reportTo?.(file) },
    limit: step.limit,
    show,
  });
  const read = { step, run, output: run.output, running: run.isHung ? filesIn(running, root) : [] };
  if (!step.kind) return read;
  try {
    return { ...read, report: readReport(step.kind, file, root) };
  } catch (error) {
    return { ...read, problem: `wrote no report that can be read (${error.message})` };
  }
}

function hungLine({ limit }, { run, running }) {
  const last = running.length > 0 ? `; these were running: ${running.join(', ')}` : '';
  return `was ended after ${Math.round(run.seconds)} s: its limit is ${limit} s${last}`;
}

/** Files that a runner was at when it was ended. */
function filesIn(list, root) {
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => relative(root, path));
}

function withTail(reason, output) {
  return [reason, ...output.trimEnd().split('\n').slice(-TOLD_LINES)].join('\n#   ');
}

function writeOut(text) {
  process.stdout.write(text);
}
