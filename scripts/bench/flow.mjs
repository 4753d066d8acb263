// Measures approvals on the embedded PostgreSQL: the lists over many flows, and decisions at a given rate. First argument:
// flows, default 1,000,000 (they take some minutes).
import { describeMachine } from './report.mjs';
import { benchServer } from './benchServer.mjs';

/** Milliseconds. */
const AIM = 100;

benchServer('flow', { script: 'benchFlow.ts', size: process.argv[2] ?? '1000000', describe });

function describe({ flows, open, calls, decisions }) {
  const machine = describeMachine({
    Node: process.version,
    server: 'one process, production build, embedded PostgreSQL; client, server and database share the machine',
    data: `${flows.toLocaleString('en')} flows of 300 people, ${open.toLocaleString('en')} of them with an open task`,
    aim: `each list within ${AIM} ms (95th percentile); ${decisions.rate} decisions a second, each taken once`,
  });
  const row = ({ name, count, p50, p95, p99 }) => `| ${name} | ${count} | ${p50} | ${p95} | ${p99} |`;
  const late = calls.filter(({ p95 }) => p95 > AIM).map(({ name }) => name);
  return `${machine}

| call over HTTP, one after the other | calls | p50 ms | p95 ms | p99 ms |
|---|---|---|---|---|
${calls.map(row).join('\n')}

${late.length === 0 ? 'All lists are within the aim.' : `Beyond the aim: ${late.join('; ')}.`} Totals are counted up to 10,001.

| ${decisions.rate} decisions each second, whether the ones before were answered or not | calls | p50 ms | p95 ms | p99 ms |
|---|---|---|---|---|
${row(decisions)}

${decisions.taken} of ${decisions.count} decisions were taken exactly once, the last one ${decisions.seconds} s after the first. A decision is one transaction: the flow is locked, the engine decides, its state, course and tasks are stored, and notices and further work are queued.`;
}
