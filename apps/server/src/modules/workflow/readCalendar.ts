import { type WorkCalendar } from '@smart-admin/form-engine/flow';
import { type Executor } from '../../db/database.js';

const MORNING: [number, number] = [540, 720];
const AFTERNOON: [number, number] = [810, 1_080];
const WORKDAY = [MORNING, AFTERNOON];

/** Working time without anything configured: Monday to Friday, 9 to 12 and 13:30 to 18, on the clocks of China. */
const USUAL: WorkCalendar = {
  offset: 480,
  week: [[], WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, []],
  days: {},
};

/** Working time of the company, as the configuration says. */
export async function readCalendar(db: Executor): Promise<WorkCalendar> {
  const row = await db.selectFrom('systemConfig').select('value').where('key', '=', 'workCalendar').executeTakeFirst();
  return (row?.value as WorkCalendar | undefined) ?? USUAL;
}
