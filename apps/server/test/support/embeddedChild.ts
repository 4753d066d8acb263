import { startEmbedded } from '../../src/db/embedded/startEmbedded.js';

/** Run as a process of its own: starts or adopts the embedded PostgreSQL, says so, and waits to be ended. */
const server = await startEmbedded({ dataDir: process.argv[2] ?? '' });
process.stdout.write(`${JSON.stringify({ pid: server.pid, adopted: server.adopted })}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
