// `npm test`: every proof there is, in the order in which failures are cheapest; ends with "N passed, N failed".
// Before that line stands what failed (`# failed:`) and what failed at first and passed alone (`# flaky:`), by name.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, root } from './setup.mjs';
import { runStep } from './verify/runStep.mjs';
import { GATES, MOST_FLAKY, SUITES, TIME_LIMIT_CODE, TOO_MANY_FLAKY_CODE } from './verify/steps.mjs';

const REPORTS = join(root, 'node_modules/.cache/reports');

/**
 * Runs the steps named in `args`, all of them when none is. A broken gate ends the run before the suites, unless `--all`
 * is among `args`; `all` are the suites that there are. Exit code: 0 when everything passed, else the one of the first step that failed (`verify/steps.mjs`).
 */
export async function verify(pnpm, env, args = [], all = SUITES) {
  const only = args.filter((arg) => arg !== '--all');
  const wants = ({ name }) => only.length === 0 || only.includes(name);
  rmSync(REPORTS, { recursive: true, force: true });
  delete env.FORCE_COLOR;
  const options = {
    pnpm,
    root,
    reports: REPORTS,
    hungCode: TIME_LIMIT_CODE,
    env: { ...env, TZ: 'UTC', CI: '1', NO_COLOR: '1', CHROMIUM_PATH: findChromium(env) },
  };
  const gates = await runLanes(GATES, wants, options);
  const isStopped = gates.some(({ code }) => code > 0) && !args.includes('--all');
  const suites = [];
  for (const entry of isStopped ? [] : all)
    suites.push(...(await runLanes(Array.isArray(entry) ? entry : [[entry]], wants, options)));
  return conclude([...gates, ...suites], isStopped);
}

/** Lanes run beside each other, the steps of a lane one after the other. */
async function runLanes(all, wants, options) {
  const lanes = all.map((lane) => lane.filter(wants)).filter(({ length }) => length > 0);
  const isAlone = lanes.length === 1;
  return (await Promise.all(lanes.map((lane) => runLane(lane, { ...options, isAlone })))).flat();
}

async function runLane(lane, options) {
  const results = [];
  for (const step of lane) {
    const isBlocked = results.some(({ name, code }) => name === step.needs && code > 0);
    if (isBlocked) console.log(`# ${step.name}: not run, ${step.needs} failed`);
    else results.push(await runStep(step, options));
  }
  return results;
}

/** Writes the last lines and answers the exit code. */
function conclude(results, isStopped) {
  const flaky = results.flatMap((result) => result.flaky);
  const isTooFlaky = flaky.length > MOST_FLAKY;
  for (const line of flaky) console.log(`# flaky: ${line}`);
  for (const { failures } of results) for (const line of failures) console.log(`# failed: ${line}`);
  if (isTooFlaky) console.log(`# failed: ${flaky.length} tests were flaky, at most ${MOST_FLAKY} may be`);
  if (isStopped) console.log('# stopped: mend the gates first, or run `npm test -- --all`');
  const passed = results.reduce((total, result) => total + result.passed, 0);
  const failed = results.reduce((total, result) => total + result.failures.length, 0) + (isTooFlaky ? 1 : 0);
  console.log(`${passed} passed, ${failed} failed`);
  const first = results.find(({ code }) => code > 0);
  if (first) return first.code;
  if (isTooFlaky) return TOO_MANY_FLAKY_CODE;
  return passed > 0 ? 0 : 1;
}
