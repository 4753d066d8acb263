// Measures the parking side on the embedded PostgreSQL: exits at a given rate, search of plates and the queries of the
// screens. First argument: stays of the history, default 1,000,000 (they take some minutes).
import { benchServer } from './benchServer.mjs';
import { describeMachine } from './report.mjs';

benchServer('parking', { script: 'benchParking.ts', size: process.argv[2] ?? '1000000', describe });

function describe({ stays, calls, exits }) {
  const machine = describeMachine({
    Node: process.version,
    server: 'one process, production build, embedded PostgreSQL; client, server and database share the machine',
    data: `${stays.toLocaleString('en')} stays with their payments at ten places, and 200 more lots whose lanes vehicles leave by`,
  });
  const row = ({ name, count, p50, p99 }) => `| ${name} | ${count} | ${p50} | ${p99} |`;
  return `${machine}

| call over HTTP, one after the other | calls | p50 ms | p99 ms |
|---|---|---|---|
${calls.map(row).join('\n')}

| ${exits.rate} vehicles leave each second, whether lanes were answered or not | calls | p50 ms | p99 ms |
|---|---|---|---|
${row(exits)}

All ${exits.opened} barriers opened, the last one ${exits.seconds} s after the first vehicle came. An exit is one transaction: the lane and its order are locked, the fee is computed with its evidence, the order is closed, the opening noted, the place counted and the screens told. A figure counts from the moment at which the vehicle came, so it holds what waited.`;
}
