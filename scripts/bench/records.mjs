// Measures the records of a released model on the embedded PostgreSQL: lists over many of them, an import and an export. First
// argument: records, default 1,000,000 (they take a minute or two).
import { describeMachine } from './report.mjs';
import { benchServer } from './benchServer.mjs';

/** Milliseconds. */
const AIM = 100;

benchServer('records', { script: 'benchRecords.ts', size: process.argv[2] ?? '1000000', describe });

function describe({ records, all, some, import: taken, export: written }) {
  const machine = describeMachine({
    Node: process.version,
    server: 'one process, production build, embedded PostgreSQL; client, server and database share the machine',
    data: `${records.toLocaleString('en')} records of ten fields of all organisations`,
    aim: `each list within ${AIM} ms (95th percentile), for an administrator and for somebody who sees one department`,
  });
  const row = ({ name, p50, p95, p99 }, index) =>
    `| ${name} | ${p50} | ${p95} | ${p99} | ${some[index].p50} | ${some[index].p95} | ${some[index].p99} |`;
  const late = [
    ...all.filter(({ p95 }) => p95 > AIM).map(({ name }) => name),
    ...some.filter(({ p95 }) => p95 > AIM).map(({ name }) => `${name} (department)`),
  ];
  const transfer = (name, { rows, seconds, before, highest }) =>
    `| ${name} | ${rows.toLocaleString('en')} | ${seconds} | ${Math.round(rows / seconds).toLocaleString('en')} | ${before} | ${highest} |`;
  return `${machine}

| list over HTTP, 20 records, ${all[0].count} calls one after the other | all: p50 ms | p95 | p99 | department: p50 ms | p95 | p99 |
|---|---|---|---|---|---|---|
${all.map(row).join('\n')}

${late.length === 0 ? 'All lists are within the aim.' : `Beyond the aim: ${late.join('; ')}.`} Totals are counted up to 10,001.

| in the background | rows | s | rows a second | memory before, MB | at most, MB |
|---|---|---|---|---|---|
${transfer('import of an Excel file with ten columns', taken)}
${transfer('export to an Excel file', written)}

Memory is what the process of the server has (resident); what parses the file is another process with a limit of its own.`;
}
