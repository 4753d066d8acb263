// Measures the live sockets on the embedded PostgreSQL, beside bare ws: memory, messages to all, one who does not read. First
// argument: sockets, default 2,000 (it takes about four minutes).
import { benchServer } from './benchServer.mjs';
import { describeMachine } from './report.mjs';

benchServer('sockets', { script: 'benchSockets.ts', size: process.argv[2] ?? '2000', describe });

function describe({ ours, slow, bare }) {
  const machine = describeMachine({
    Node: process.version,
    server: 'one process, production build, embedded PostgreSQL; sockets, server and database share the machine',
    data: `${ours.sockets.toLocaleString('en')} sockets of as many people, each with a session of its own`,
  });
  const row = (name, value) => `| ${name} | ${value(ours)} | ${value(bare)} |`;
  const line = (name, { p50, p99, lost, doubled }) => `| ${name} | ${p50} | ${p99} | ${lost} | ${doubled} |`;
  return `${machine}

| ${ours.rate} messages a second to all for ${ours.seconds} s | Smart Admin | bare ws |
|---|---:|---:|
${row('memory a socket, resident (kB)', ({ kilobytes }) => kilobytes)}
${row('all connected and greeted after (s)', ({ connectSeconds }) => connectSeconds)}
${row('message to a socket, p50 (ms)', ({ p50 }) => p50)}
${row('message to a socket, p99 (ms)', ({ p99 }) => p99)}
${row('lost', ({ lost }) => lost)}
${row('doubled', ({ doubled }) => doubled)}
${row("processor of the server's process (%)", ({ processor }) => processor)}

A time runs from before the message is sent to its arrival at a socket, over all ${(ours.count * ours.sockets).toLocaleString('en')} arrivals. Ours is sent by another instance: a transaction with a NOTIFY, which the server hears of; to greet it counts what is unread. Bare ws gets the message by HTTP and sends it to all in a loop: the floor.

| ${slow.beside.sockets.toLocaleString('en')} sockets beside one that does not read | p50 ms | p99 ms | lost | doubled |
|---|---:|---:|---:|---:|
${line('without it', slow.calm)}
${line('with it', slow.beside)}

The one that does not read was sent ${slow.sent.toLocaleString('en')} frames of 15 kB; ${slow.isBehind ? 'the server closed it when 1 MB or 500 frames waited for it (4008: come back and load again)' : 'the server did not close it'}, and its memory ${slow.megabytes > 0 ? `grew by ${slow.megabytes} MB` : 'did not grow'} meanwhile.`;
}
