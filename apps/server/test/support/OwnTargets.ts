import { Readable } from 'node:stream';
import { type ApiClient } from '@smart-admin/api-client';
import { type Place, type Target } from '../scopes/scopeCases.js';
import { type ScopeContext } from '../scopes/ScopeContext.js';
import { saveGrants } from './saveGrants.js';
import { freshName, importRow } from './ScopeTargets.js';
import { sheetForm } from './sheetForm.js';
import { PNG } from './uploads.js';

const CALLER = 'operator';

/** Makes things of one person: the limited caller's own, and somebody else's. */
export class OwnTargets {
  constructor(private readonly context: ScopeContext) {}

  private async owner(place: Place): Promise<Target> {
    const person = await this.context.made.person(place);
    return place === 'own' ? { id: CALLER, marker: person.marker } : person;
  }

  /** An export that has ended, with its file; another state has none. */
  async transfer(place: Place, state: 'done' | 'running' = 'done'): Promise<Target> {
    const { app } = this.context;
    const { id: userId, marker } = await this.owner(place);
    const { key } = await app.deps.files.write(Readable.from([Buffer.from(marker)]));
    await app.db
      .insertInto('transfer')
      .values({
        ...{ id: marker, userId, kind: 'export', target: 'users', state, fileName: `${marker}.xlsx`, locale: 'zh' },
        ...{ request: '{}', storageKey: state === 'done' ? key : '' },
      })
      .execute();
    return { id: marker, marker };
  }

  /** A file of rows that was uploaded to be imported; of users unless other rows are given. */
  async importFile(place: Place, rows?: string[][]): Promise<Target> {
    const { id: userId, marker } = await this.owner(place);
    const { rowNumber: _row, ...row } = importRow('own', marker);
    const sheet = rows ?? [
      ['账户', '姓名', '所属组织'],
      [row.account, row.realName, row.organize],
    ];
    const { name } = await this.context.admin.file.upload({ type: 'import', body: await sheetForm(sheet, marker) });
    await this.context.app.db.updateTable('storedFile').set({ userId }).where('name', '=', name).execute();
    return { id: name, marker };
  }

  async avatar(place: Place): Promise<Target> {
    const { id: userId, marker } = await this.owner(place);
    const body = new FormData();
    body.append('file', new Blob([PNG]), `${marker}.png`);
    const { name } = await this.context.admin.file.upload({ type: 'avatar', body });
    await this.context.app.db.updateTable('storedFile').set({ userId }).where('name', '=', name).execute();
    return { id: name, marker };
  }

  /** A notice that was received. */
  async received(place: Place): Promise<Target> {
    const { id: userId, marker } = await this.owner(place);
    return this.notice(marker, [userId]);
  }

  receiptOf = async (id: string) =>
    this.context.app.db.selectFrom('messageReceipt').selectAll().where('messageId', '=', id).execute();

  /** A notice with its receivers. */
  async notice(marker: string, userIds: readonly string[], isPersonal: 0 | 1 = 0): Promise<Target> {
    const { db } = this.context.app;
    await db.insertInto('message').values({ id: marker, type: 1, title: marker, isPersonal, enabledMark: 1 }).execute();
    await db
      .insertInto('messageReceipt')
      .values(userIds.map((userId) => ({ userId, messageId: marker })))
      .execute();
    return { id: marker, marker };
  }

  /** A talk of the administrator with the caller, or with somebody else. */
  async conversation(place: Place): Promise<Target> {
    const { db } = this.context.app;
    const { id: userId, marker } = await this.owner(place);
    const writer = await this.context.made.person('own');
    const [lowUserId = '', highUserId = ''] = [userId, writer.id].sort();
    const conversationId = `talk${marker}`;
    await db
      .insertInto('chatConversation')
      .values({ id: conversationId, lowUserId, highUserId, lastNumber: 1 })
      .execute();
    const pairs = [
      [userId, writer.id],
      [writer.id, userId],
    ] as const;
    for (const [member, peerId] of pairs)
      await db
        .insertInto('chatMember')
        .values({ conversationId, userId: member, peerId, latestTime: new Date() })
        .execute();
    const message = { conversationId, number: 1, senderId: writer.id, clientId: marker, type: 'text' as const };
    await db
      .insertInto('chatMessage')
      .values({ ...message, content: marker })
      .execute();
    return { id: writer.id, marker };
  }

  /** Columns and views of a page that somebody keeps under the marker. */
  async columns(place: Place): Promise<Target & { userId: string }> {
    const { id: userId, marker } = await this.owner(place);
    const state = { keyword: '', filters: {}, sort: [], treeNode: '' };
    await this.context.app.db
      .insertInto('columnSetting')
      .values({
        ...{ userId, moduleId: marker },
        fieldList: JSON.stringify([{ prop: marker, visible: true }]),
        views: JSON.stringify([{ id: marker, name: marker, isDefault: false, state }]),
      })
      .execute();
    return { id: marker, marker, userId };
  }

  columnsOf = async ({ id, userId }: Target & { userId: string }) =>
    this.context.app.db
      .selectFrom('columnSetting')
      .select(['fieldList', 'views'])
      .where('moduleId', '=', id)
      .where('userId', '=', userId)
      .execute();

  /** A data interface that everybody may ask, or members of a role alone. */
  async dataInterface(place: Place): Promise<Target> {
    const marker = freshName(place);
    const access =
      place === 'own' ? { access: 'everyone' as const } : { access: 'roles' as const, roleIds: ['auditor'] };
    const staticData = JSON.stringify([{ id: marker }]);
    const body = { fullName: marker, enCode: marker, kind: 'static' as const, staticData, ...access };
    return { id: await this.context.admin.system.dataInterface.create({ body }), marker };
  }

  /** A call of a data interface by somebody. */
  async interfaceCall(place: Place, interfaceId: string): Promise<Target> {
    const { id: userId, marker } = await this.context.made.person(place);
    const call = { id: marker, interfaceId, userId, userName: marker, cause: 'response' as const };
    await this.context.app.db
      .insertInto('dataInterfaceLog')
      .values({ ...call, duration: 1, rows: 1, isCached: 0, error: '' })
      .execute();
    return { id: marker, marker };
  }

  /** Somebody of the company who has these pages and buttons and nothing else. */
  async stranger(menu: string[] = [], button: string[] = []): Promise<ApiClient> {
    const { id, marker } = await this.context.made.person('own');
    await saveGrants(this.context.admin, 'User', id, { menu, button });
    return this.context.app.signIn(marker, 'Secret123');
  }
}
