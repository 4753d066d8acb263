import { INTRANET } from '../../http/findPlace.js';
import { type Executor } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { newId } from '../../db/newId.js';
import { createRandom, type DemoUser } from './people.js';

const DAYS = 7;
const DAY = 86_400_000;
const HOUR = 3_600_000;
const PLATFORMS = ['Chrome 142 / Windows', 'Edge 142 / Windows', 'Chrome 142 / macOS', 'Safari 26 / iOS'];
/** The accounts of the README sign in for the first time themselves. */
const FRESH = ['developer', 'operator'];

/** A week of signing in, so that the log, the home page and the last sign-in of a user have something to show. */
export async function seedSignIns(db: Executor, users: readonly DemoUser[]): Promise<void> {
  const random = createRandom(7);
  const now = Date.now();
  const today = new Date(now).setHours(0, 0, 0, 0);
  const lines: SignIn[] = [];
  for (const [index, user] of users.entries()) {
    if (user.enabledMark === 0 || FRESH.includes(user.id)) continue;
    const ip = `10.8.${(index % 6) + 1}.${20 + (index % 200)}`;
    const platform = PLATFORMS[index % PLATFORMS.length] ?? '';
    const times = Array.from({ length: DAYS }, (_, ago) => signInTime(today - ago * DAY, random)).filter(
      (time): time is number => time !== undefined && time < now,
    );
    for (const time of times) lines.push({ user, ip, platform, time: new Date(time) });
    const [last, previous] = times.map((time) => new Date(time));
    if (!last) continue;
    await db
      .updateTable('userAccount')
      .set({
        lastLoginTime: last,
        lastLoginIp: ip,
        lastLoginPlace: INTRANET,
        ...(previous ? { prevLoginTime: previous, prevLoginIp: ip, prevLoginPlace: INTRANET } : {}),
      })
      .where('id', '=', user.id)
      .execute();
  }
  await insertAll(
    db,
    'operationLog',
    lines.map(({ user, ip, platform, time }) => ({
      id: newId(),
      userId: user.id,
      userName: `${user.realName}/${user.account}`,
      category: 'login' as const,
      verb: 'signIn',
      requestMethod: 'POST',
      requestUrl: '/api/oauth/Login',
      ipAddress: ip,
      ipPlace: INTRANET,
      platform,
      requestDuration: 0,
      resultCode: 200,
      creatorTime: time,
    })),
  );
}

interface SignIn {
  user: DemoUser;
  ip: string;
  platform: string;
  time: Date;
}

/** Between half past seven and ten; few at the weekend; undefined = not that day. */
function signInTime(midnight: number, random: () => number): number | undefined {
  const weekday = new Date(midnight).getDay();
  const share = weekday === 0 || weekday === 6 ? 0.25 : 0.82;
  const chance = random();
  const time = midnight + 7.5 * HOUR + Math.floor(random() * 2.5 * HOUR);
  return chance < share ? time : undefined;
}
