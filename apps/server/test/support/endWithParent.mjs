// Ends a PostgreSQL and removes its folder when the run that started it is gone without having done so (killed, crashed):
// a process of its own, because nothing in a killed one runs. Arguments: process id, folder.
import { rmSync } from 'node:fs';

const [pid, folder] = process.argv.slice(2);

process.on('disconnect', () => {
  try {
    // at once, without waiting for clients: the data is thrown away
    process.kill(Number(pid), 'SIGQUIT');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});
