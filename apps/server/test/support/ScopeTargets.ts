import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { readReleased } from '../../src/modules/visualdev/releasedModel.js';
import { saveGrants } from './saveGrants.js';
import { type Place, type Target } from '../scopes/scopeCases.js';
import { type TestApp } from './startTestApp.js';
import { PNG } from './uploads.js';
import { application } from './visitorApplication.js';

let count = 0;
/** A name that stands nowhere else and says where it is. */
export function freshName(place: Place): string {
  return `z${place}${(count += 1)}q`;
}

/** Department of what belongs to a caller with the rows of the company binhai, and of what does not. */
export function homeOf(place: Place): string {
  return place === 'own' ? 'binhai_parking' : 'hq_hr';
}

/** A row of an import file for somebody there. */
export function importRow(place: Place, realName: string) {
  return {
    rowNumber: 2,
    account: `${realName}i`,
    realName,
    gender: '',
    mobilePhone: '',
    email: '',
    organize: place === 'own' ? '滨海停车管理有限公司/停车运营部' : '人力资源部',
    position: '',
    role: '',
    description: '',
  };
}

/** Makes things within and beyond the rows of the company binhai, as the administrator. */
export class ScopeTargets {
  constructor(
    private readonly app: TestApp,
    private readonly admin: ApiClient,
    private readonly password: string,
  ) {}

  async person(place: Place): Promise<Target> {
    const marker = freshName(place);
    const organizeIds = [homeOf(place)];
    const id = await this.admin.permission.users.create({
      body: { account: marker, realName: marker, organizeIds, password: this.password },
    });
    return { id, marker };
  }

  /** A person whose sign-in takes a code. */
  async secured(place: Place): Promise<Target> {
    const target = await this.person(place);
    await this.app.db
      .insertInto('secondFactor')
      .values({ userId: target.id, secret: '', confirmedAt: new Date() })
      .execute();
    return target;
  }

  async department(place: Place): Promise<Target> {
    const marker = freshName(place);
    const body = { fullName: marker, enCode: marker, parentId: homeOf(place) };
    return { id: await this.admin.permission.department.create({ body }), marker };
  }

  async company(place: Place): Promise<Target> {
    const marker = freshName(place);
    const body = { fullName: marker, enCode: marker, parentId: place === 'own' ? 'binhai' : 'nanshan' };
    return { id: await this.admin.permission.organize.create({ body }), marker };
  }

  async position(place: Place): Promise<Target> {
    const marker = freshName(place);
    const body = { fullName: marker, enCode: marker, organizeId: homeOf(place) };
    return { id: await this.admin.permission.position.create({ body }), marker };
  }

  /** Of roles and groups nobody's rows decide but what they have been given: more than the caller has, or nothing. */
  private async holder(type: 'Role' | 'Group', place: Place): Promise<Target> {
    const marker = freshName(place);
    const body = { fullName: marker, enCode: marker };
    const id = await (type === 'Role'
      ? this.admin.permission.role.create({ body })
      : this.admin.permission.group.create({ body }));
    if (place === 'foreign')
      await saveGrants(this.admin, type, id, { data: [{ moduleId: 'parking_visitor', scope: 'all' }] });
    return { id, marker };
  }

  async record(place: Place): Promise<Target> {
    const marker = freshName(place);
    const id = await this.admin.visualdev.records.create({
      id: 'visitor',
      body: { ...application, reason: marker, plate: `京A${String(10_000 + count)}` },
    });
    await sql`update mt_visitor set _organize = ${homeOf(place)} where _id = ${id}`.execute(
      this.app.db.withoutPlugins(),
    );
    const { billNo } = await this.admin.visualdev.records.read({ id: 'visitor', recordId: id });
    return { id, marker: String(billNo) };
  }

  /** A record of the trial model. */
  async trialRecord(place: Place, modelId: string): Promise<Target> {
    const marker = freshName(place);
    const id = await this.admin.visualdev.records.create({ id: modelId, body: { note: marker } });
    const { tables } = await readReleased(this.app.db, modelId);
    await sql`update ${sql.table(tables[0].name)} set _organize = ${homeOf(place)} where _id = ${id}`.execute(
      this.app.db.withoutPlugins(),
    );
    return { id, marker };
  }

  /** The same record, in the recycle bin. */
  async recycled(target: Target): Promise<Target> {
    await this.admin.visualdev.records.remove({ id: 'visitor', recordId: target.id });
    return target;
  }

  async logLine(place: Place): Promise<Target> {
    const { id: userId } = await this.person(place);
    const marker = freshName(place);
    const line = {
      id: marker,
      userId,
      userName: marker,
      category: 'operation' as const,
      requestDuration: 1,
      resultCode: 200,
    };
    await this.app.db
      .insertInto('operationLog')
      .values({ ...line, description: marker })
      .execute();
    return { id: marker, marker };
  }

  /** A short message to somebody there. */
  async delivery(place: Place): Promise<Target> {
    const { id: userId, marker } = await this.person(place);
    const texts = { templateName: marker, subject: marker, content: marker };
    await this.app.db
      .insertInto('messageDelivery')
      .values({ id: marker, batchId: marker, userId, channel: 'sms', ...texts, address: marker, state: 'sent' })
      .execute();
    return { id: marker, marker };
  }

  async session(place: Place): Promise<Target> {
    const { id: userId, marker } = await this.person(place);
    await this.app.signIn(marker, 'Secret123');
    const { id } = await this.app.db
      .selectFrom('session')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    return { id, marker };
  }

  async file(place: Place): Promise<Target> {
    const { id: userId, marker } = await this.person(place);
    const form = new FormData();
    form.append('file', new Blob([PNG]), `${marker}.png`);
    const { name } = await this.admin.file.upload({ type: 'annex', body: form });
    await this.app.db.updateTable('storedFile').set({ userId }).where('name', '=', name).execute();
    return { id: name, marker };
  }

  /** Somebody's membership in a role that holds nothing. */
  async member(place: Place, roleId: string): Promise<Target> {
    const target = await this.person(place);
    await this.admin.permission.members.add({ holder: 'Role', id: roleId, body: { userIds: [target.id] } });
    return target;
  }

  /** A role of an organisation. */
  async homeRole(place: Place): Promise<Target> {
    const marker = freshName(place);
    const body = { fullName: marker, enCode: marker, globalMark: 0 as const, organizeIds: [homeOf(place)] };
    return { id: await this.admin.permission.role.create({ body }), marker };
  }

  role(place: Place) {
    return this.holder('Role', place);
  }

  group(place: Place) {
    return this.holder('Group', place);
  }
}
