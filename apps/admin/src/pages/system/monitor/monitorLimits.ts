import { type Instance, type Overview } from './monitorData.js';

/** What stands out when a figure is over it: shares in percent, times in milliseconds. */
export const LIMITS = { cpu: 90, memory: 90, disk: 80, loopDelay: 100, p95: 1_000, connections: 80 } as const;

/** The figures that are over their limits now, of an instance, the database and the jobs. */
export function overLimits(instance: Instance | undefined, { database, jobs }: Overview): OverLimit[] {
  const figures: [OverLimit['name'], number | null | undefined, number][] = [
    ['cpu', instance?.now.cpu, LIMITS.cpu],
    ['memory', instance?.now.memory, LIMITS.memory],
    ['disk', instance?.now.disk, LIMITS.disk],
    ['loopDelay', instance?.now.loopDelay, LIMITS.loopDelay],
    ['times', instance?.now.p95, LIMITS.p95],
    ['connections', (database.connections * 100) / database.maxConnections, LIMITS.connections],
    ['jobsFailed', jobs.failed, 0],
  ];
  return figures.flatMap(([name, value, limit]) =>
    value !== null && value !== undefined && value > limit ? [{ name, value, limit }] : [],
  );
}

export interface OverLimit {
  name: 'cpu' | 'memory' | 'disk' | 'loopDelay' | 'times' | 'connections' | 'jobsFailed';
  value: number;
  limit: number;
}
