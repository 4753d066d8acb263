import { type StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { cpus, freemem, totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';

/** How much of the processors was busy since the last question, in percent. */
export class CpuShare {
  private last = readTimes();

  take(): number {
    const now = readTimes();
    const [busy, all] = [now.busy - this.last.busy, now.all - this.last.all];
    this.last = now;
    return all > 0 ? (busy / all) * 100 : 0;
  }
}

function readTimes(): { busy: number; all: number } {
  let [busy, all] = [0, 0];
  for (const { times } of cpus()) {
    const sum = times.user + times.nice + times.sys + times.irq + times.idle;
    all += sum;
    busy += sum - times.idle;
  }
  return { busy, all };
}

/** How much of one processor this process used since the last question, in percent; over 100 where it used several. */
export class ProcessShare {
  private last = { usage: process.cpuUsage(), time: performance.now() };

  take(): number {
    const now = { usage: process.cpuUsage(), time: performance.now() };
    const used = now.usage.user + now.usage.system - this.last.usage.user - this.last.usage.system;
    const passed = (now.time - this.last.time) * 1_000;
    this.last = now;
    return passed > 0 ? (used / passed) * 100 : 0;
  }
}

/** Used memory of the machine in percent. */
export function memoryShare(): number {
  return (1 - freemem() / totalmem()) * 100;
}

/** The disk that a folder is or would be on: its size in bytes, and how much is used in percent. */
export async function readDisk(folder: string): Promise<{ total: number; share: number }> {
  const { blocks, bavail, bfree, bsize } = await statOf(resolve(folder));
  const used = blocks - bfree;
  // what is kept for the system counts for nobody, as in df
  return { total: blocks * bsize, share: used + bavail > 0 ? (used / (used + bavail)) * 100 : 0 };
}

/** With a database and a store elsewhere the folder of the data may not be there. */
async function statOf(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    const parent = dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return statOf(parent);
  }
}
