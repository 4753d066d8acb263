import { MonitorSeriesSchema } from '@smart-admin/api-client/contract';
import { at } from '../../db/columns.js';
import { type Database } from '../../db/database.js';

/** Milliseconds after which an instance that says nothing is gone. */
const SILENCE = 30_000;

/** The instances that are running, with what each measured last. */
export async function readInstances(db: Database) {
  const since = at(Date.now() - SILENCE);
  const [instances, samples] = await Promise.all([
    db.selectFrom('monitorInstance').selectAll().where('seenTime', '>', since).orderBy('id').execute(),
    db
      .selectFrom('monitorSample')
      .distinctOn('instanceId')
      .select(['instanceId', ...MonitorSeriesSchema.options])
      .where('time', '>', since)
      .orderBy('instanceId')
      .orderBy('time', 'desc')
      .execute(),
  ]);
  const latest = new Map(samples.map(({ instanceId, ...now }) => [instanceId, now]));
  return instances.flatMap((instance) => {
    const now = latest.get(instance.id);
    return now ? [{ ...instance, now }] : [];
  });
}
