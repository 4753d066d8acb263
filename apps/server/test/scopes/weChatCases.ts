import { expect } from 'vitest';
import { freshName } from '../support/ScopeTargets.js';
import { NO_ROWS } from './reasons.js';
import {
  every,
  hides,
  HIDDEN_ROWS,
  open,
  refuses,
  spares,
  type Place,
  type ScopeCase,
  type Target,
} from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope may do with the accounts at WeChat: messages belong to who sent them, members to organisations. */
export function weChatCases(context: ScopeContext): Record<string, ScopeCase> {
  const member = async (place: Place): Promise<Target> => {
    const target = await context.made.person(place);
    await context.app.db
      .insertInto('weChatDirectory')
      .values({ kind: 'user', id: target.id, fullName: target.marker, remoteId: target.id, given: 'old' })
      .execute();
    return target;
  };
  const message = async (account: 'mp' | 'qy', place: Place): Promise<Target> => {
    const { id: creatorUserId } = await context.made.person(place);
    const [id, marker] = [freshName(place), freshName(place)];
    const content = JSON.stringify({ type: 'text', text: marker });
    await context.app.db
      .insertInto('weChatMessage')
      .values({ id, account, type: 'text', content, summary: marker, creatorUserId })
      .execute();
    return { id, marker };
  };
  const messageCases = (account: 'mp' | 'qy'): Record<string, ScopeCase> => {
    const noun = account === 'mp' ? ('mpMessage' as const) : ('qyMessage' as const);
    const made = (place: Place) => message(account, place);
    return {
      [`wechat.${noun}.list`]: hides(made, (caller) => caller.wechat[noun].list({ query: HIDDEN_ROWS })),
      [`wechat.${noun}.receivers`]: refuses(made, (caller, { id }) =>
        caller.wechat[noun].receivers({ id, query: HIDDEN_ROWS }),
      ),
      [`wechat.${noun}.remove`]: refuses(made, (caller, { id }) => caller.wechat[noun].remove({ id })),
    };
  };
  const given = async ({ id }: Target) =>
    (await context.app.db.selectFrom('weChatDirectory').select('given').where('id', '=', id).execute())[0]?.given;
  return {
    ...every(['read', 'changes', 'update', 'test'], 'wechat.mpConfig', NO_ROWS),
    ...every(['read', 'changes', 'update', 'test'], 'wechat.qyConfig', NO_ROWS),
    ...every(['read', 'update', 'publish'], 'wechat.mpMenu', NO_ROWS),
    ...every(['list', 'remark', 'sync'], 'wechat.mpUser', NO_ROWS),
    ...every(['list', 'create', 'createNews', 'updateNews', 'remove'], 'wechat.mpMaterial', NO_ROWS),
    ...messageCases('mp'),
    ...messageCases('qy'),
    // followers are of the account, which belongs to nobody
    'wechat.mpMessage.send': open(NO_ROWS),
    'wechat.qyMessage.send': refuses(member, (caller, { id }) =>
      caller.wechat.qyMessage.send({ body: { content: { type: 'text', text: '通知' }, receiverIds: [id] } }),
    ),
    // organisations stand in every picker by their names
    'wechat.qyDirectory.organizes': open(NO_ROWS),
    'wechat.qyDirectory.users': hides(member, (caller) => caller.wechat.qyDirectory.users({ query: HIDDEN_ROWS })),
    'wechat.qyDirectory.sync': spares(
      member,
      async (caller, { own, foreign }) => {
        const result = await caller.wechat.qyDirectory.sync({ body: { userIds: [own.id, foreign.id] } });
        expect(result.changed + result.failed).toBe(1);
      },
      given,
    ),
  };
}
