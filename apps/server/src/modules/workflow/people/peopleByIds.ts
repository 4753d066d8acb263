import { type Executor } from '../../../db/database.js';

export interface Person {
  id: string;
  name: string;
  headIcon: string;
}

/** People as lists and the course show them; who is no more is left out. */
export async function peopleByIds(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  if (wanted.length === 0) return new Map();
  const people = await db
    .selectFrom('userAccount')
    .select(['id', 'realName as name', 'headIcon'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}
