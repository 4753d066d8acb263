import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { spreadTemplateJob } from '../../../modules/messageTemplate/templateJobs.js';
import { readReleased, type ReleasedModel } from '../../../modules/visualdev/releasedModel.js';
import { flowCallJob, flowEndedJob, flowSubJob } from '../../../modules/workflow/flowJobs.js';
import { createRandom } from '../people.js';
import { CoursePlayer, type Launcher } from './CoursePlayer.js';
import { DEMO_FLOWS } from './demoFlows.js';
import { modelOf } from './demoForm.js';
import { atWork, workHoursBefore } from './workingHours.js';

const COUNT = 84;
const DAYS = 90;
/** Flows that have come to whoever tries the demonstration, with what was filled in. */
const TO_TRY = [
  ['flowExpense', 2],
  ['flowPurchase', 0],
  ['flowRepair', 1],
  ['flowContract', 1],
  ['flowExpense', 5],
  ['flowPurchase', 15],
  ['flowVisitor', 2],
  ['flowRepair', 2],
  ['flowExpense', 8],
] as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Flows of the last three months as the engine runs them, decided after hours as people decide; the last ones are open. */
export async function seedCourses(trx: DatabaseTransaction): Promise<void> {
  const random = createRandom(20_260_901);
  const staff: Launcher[] = await trx
    .selectFrom('userAccount')
    .select(['id', 'realName', 'organizeId'])
    .where('enabledMark', '=', 1)
    .where('id', '<>', 'admin')
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const nth = (place: number) => staff[place % staff.length] as Launcher;
  const operator = staff.find(({ id }) => id === 'operator') ?? nth(0);
  const models = new Map<string, ReleasedModel>();
  for (const flow of DEMO_FLOWS) models.set(flow.id, await readReleased(trx, modelOf(flow)));
  const now = Date.now();
  const player = new CoursePlayer(trx, models, now);

  for (let place = 0; place < COUNT; place += 1) {
    const { id: flowId = '' } = DEMO_FLOWS[place % DEMO_FLOWS.length] ?? {};
    const turn = Math.floor(place / DEMO_FLOWS.length);
    const launcher = place % 9 === 4 ? operator : nth(place * 37);
    const planned = Math.round(now - ((COUNT - place) / COUNT) * DAYS * DAY + (random() - 0.5) * 8 * HOUR);
    const at = Math.min(atWork(planned), workHoursBefore(now, 1));
    const launched = await player.launch({ flowId, turn, launcher, at });
    await player.decide(launched, { random, pause: () => (1 + random() * 30) * HOUR });
  }
  for (const [place, [flowId, turn]] of TO_TRY.entries()) {
    const at = workHoursBefore(now, (TO_TRY.length - place) * 3);
    const launched = await player.launch({ flowId, turn, launcher: nth(place * 53), at });
    await player.decide(launched, { random: () => 1, pause: () => HOUR, leaves: true });
  }
  // what they were told then is not news on the first start, and what flows have started and written is there
  const past = [spreadTemplateJob.name, flowCallJob.name, flowSubJob.name, flowEndedJob.name];
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where task_identifier = any(${past})))`.execute(trx);
}
