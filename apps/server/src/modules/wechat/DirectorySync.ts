import { pages } from '@smart-admin/api-client/pages';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { usersWithin } from '../user/userScope.js';
import { atWeChat, toReason } from './describeWeChatError.js';
import { QY_ROOT, type QyProvider } from './providers/QyProvider.js';
import { WeChatError } from './providers/WeChatError.js';
import { readOrganizes, selectPeople, type DirectoryOrganize, type DirectoryPerson } from './readDirectory.js';
import { type WeChatDirectoryTable } from './wechat.tables.js';

/** Milliseconds after which a run stops; whoever called is given less than 100 seconds. */
const LONGEST = 90_000;

/** Codes that say that nothing else would succeed either. */
const HOPELESS = new Set<number | 'AWAY'>(['AWAY', 40_001, 40_013, 40_125, 45_009, 48_002, 60_011, 60_020]);

/** Brings the directory at WeCom in line with that of the platform, in parts that each stand by themselves. */
export class DirectorySync {
  private readonly result = { added: 0, changed: 0, removed: 0, failed: 0 };
  private readonly end: number;
  private isLate = false;

  constructor(
    private readonly deps: Pick<Deps, 'db' | 'clock'>,
    private readonly provider: QyProvider,
    private readonly caller: Caller,
  ) {
    this.end = Date.now() + LONGEST;
  }

  /** Throws 409 where WeCom is away or refuses the account. */
  async run({ organizeIds, userIds, part }: Wanted): Promise<SyncResult> {
    const isNamed = organizeIds !== undefined || userIds !== undefined;
    const withOrganizes = isNamed ? organizeIds !== undefined : part !== 'users';
    const withUsers = isNamed ? userIds !== undefined : part !== 'organizes';
    const organizes = await readOrganizes(this.deps.db);
    if (withOrganizes) await this.saveOrganizes(organizes, organizeIds && new Set(organizeIds));
    if (withUsers) await this.syncUsers(userIds);
    // a department goes when nobody is left in it
    if (withOrganizes) await this.removeOrganizes(organizes, organizeIds && new Set(organizeIds));
    return { ...this.result, isWhole: !this.isLate };
  }

  private async saveOrganizes(organizes: readonly DirectoryOrganize[], chosen: ReadonlySet<string> | undefined) {
    const remoteOf = new Map(organizes.map(({ id, remoteId }) => [id, remoteId]));
    for (const organize of organizes) {
      const { id, parentId, fullName, remoteId, sortCode, state, wanted } = organize;
      if (state === 'same' || state === 'gone' || (chosen && !chosen.has(id))) continue;
      const above = parentId === '-1' ? QY_ROOT : remoteOf.get(parentId);
      const saved = await this.attempt('organize', { id, fullName, remoteId, wanted }, async () => {
        if (!above) return { reason: 'parentMissing' };
        // WeCom shows the greater order first
        const order = 1_000_000 - sortCode;
        const others = new Set(remoteOf.values());
        const department = { id: remoteId, name: fullName, parentId: above, order };
        return { remoteId: await this.provider.saveDepartment(department, others) };
      });
      if (saved) remoteOf.set(id, saved);
    }
  }

  private async removeOrganizes(organizes: readonly DirectoryOrganize[], chosen: ReadonlySet<string> | undefined) {
    for (const { id, remoteId, fullName } of organizes.filter(({ state }) => state === 'gone').reverse())
      if (!chosen || chosen.has(id))
        await this.take('organize', { id, fullName }, () => this.provider.removeDepartment(remoteId));
  }

  private async syncUsers(userIds: readonly string[] | undefined) {
    const { db } = this.deps;
    const scope = this.caller.rights.dataScope(pages.user.address);
    let people = selectPeople(db).where('people.state', '<>', 'same').where(usersWithin(scope, 'people.id'));
    if (userIds) people = people.where('people.id', 'in', [...userIds]);
    const remotes = await db
      .selectFrom('weChatDirectory')
      .select(['id', 'remoteId'])
      .where('kind', '=', 'organize')
      .where('remoteId', '<>', '')
      .execute();
    const remoteOf = new Map(remotes.map(({ id, remoteId }) => [id, remoteId]));
    for (const person of await people.selectAll().orderBy('people.id').execute()) await this.syncUser(person, remoteOf);
  }

  private async syncUser(person: DirectoryPerson, remoteOf: ReadonlyMap<string, string>) {
    const { id, fullName, account, mobilePhone, email, position, remoteId, state, wanted } = person;
    if (state === 'gone') return this.take('user', { id, fullName }, () => this.provider.removeMember(remoteId));
    await this.attempt('user', { id, fullName, remoteId, wanted }, async () => {
      if (!mobilePhone && !email) return { reason: 'noContact' };
      const departmentIds = person.organizeIds.flatMap((organizeId) => remoteOf.get(organizeId) ?? []);
      if (departmentIds.length === 0) return { reason: 'parentMissing' };
      const member = {
        userId: remoteId || account,
        name: fullName,
        mobile: mobilePhone,
        email,
        position,
        departmentIds,
      };
      await this.provider.saveMember(member, remoteId === '');
      return { remoteId: member.userId };
    });
  }

  /** Adds or changes one thing and writes down what became of it. Answers its id at WeCom where it is there. */
  private async attempt(
    kind: WeChatDirectoryTable['kind'],
    { id, fullName, remoteId, wanted }: { id: string; fullName: string; remoteId: string; wanted: string },
    work: () => Promise<{ remoteId: string } | { reason: string }>,
  ): Promise<string | undefined> {
    if (this.isOver()) return undefined;
    const outcome = await this.outcomeOf(work);
    const isDone = 'remoteId' in outcome;
    this.result[isDone ? (remoteId === '' ? 'added' : 'changed') : 'failed'] += 1;
    await this.writeDown({
      ...{ kind, id, fullName },
      ...(isDone
        ? { remoteId: outcome.remoteId, given: wanted, reason: '', syncTime: new Date(this.deps.clock.now()) }
        : { given: '', reason: outcome.reason }),
    });
    return isDone ? outcome.remoteId : undefined;
  }

  /** Takes one thing away. */
  private async take(
    kind: WeChatDirectoryTable['kind'],
    { id, fullName }: { id: string; fullName: string },
    work: () => Promise<void>,
  ): Promise<void> {
    if (this.isOver()) return;
    const outcome = await this.outcomeOf(async () => {
      await work();
      return { remoteId: '' };
    });
    if ('remoteId' in outcome) {
      this.result.removed += 1;
      await this.deps.db.deleteFrom('weChatDirectory').where('kind', '=', kind).where('id', '=', id).execute();
      return;
    }
    this.result.failed += 1;
    await this.writeDown({ kind, id, fullName, given: '', reason: outcome.reason });
  }

  /** What WeCom refuses for one thing is its reason; what it would refuse for all ends the run. */
  private async outcomeOf<Done extends object>(work: () => Promise<Done>): Promise<Done | { reason: string }> {
    try {
      return await work();
    } catch (error) {
      const reason = toReason(error);
      if (reason === undefined || !(error instanceof WeChatError)) throw error;
      return HOPELESS.has(error.code) ? atWeChat(Promise.reject(error)) : { reason };
    }
  }

  private async writeDown(entry: Entry): Promise<void> {
    await this.deps.db
      .insertInto('weChatDirectory')
      .values(entry)
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(entry))
      .execute();
  }

  private isOver(): boolean {
    this.isLate ||= Date.now() > this.end;
    return this.isLate;
  }
}

interface Wanted {
  organizeIds?: readonly string[] | undefined;
  userIds?: readonly string[] | undefined;
  part: 'organizes' | 'users' | 'all';
}

interface SyncResult {
  added: number;
  changed: number;
  removed: number;
  failed: number;
  isWhole: boolean;
}

interface Entry {
  kind: WeChatDirectoryTable['kind'];
  id: string;
  fullName: string;
  /** Absent for what failed: where it is at WeCom is known as before. */
  remoteId?: string;
  given: string;
  reason: string;
  syncTime?: Date;
}
