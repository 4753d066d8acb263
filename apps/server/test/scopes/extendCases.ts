import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { refusal } from '../support/startTestApp.js';
import { freshName } from '../support/ScopeTargets.js';
import { OWN, OWN_ROWS } from './reasons.js';
import {
  counts,
  every,
  hides,
  HIDDEN_ROWS,
  open,
  refuses,
  type CheckedCase,
  type Place,
  type ScopeCase,
  type Target,
} from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

const CALLER = 'operator';
const TIME = { start: '2033-01-05T09:00', end: '2033-01-05T10:00' };
const JANUARY = { from: '2033-01-01', to: '2033-02-01' };

/** What a caller of limited scope may do with calendars, mail and signatures, which belong to one person each. */
export function extendCases(context: ScopeContext): Record<string, ScopeCase> {
  const ownerOf = async (place: Place) => (place === 'own' ? CALLER : (await context.made.person(place)).id);
  const event = async (place: Place): Promise<Target> => {
    const [id, marker] = [freshName(place), freshName(place)];
    const { start: startAt, end: endAt } = TIME;
    await context.app.db
      .insertInto('scheduleEvent')
      .values({
        ...{ id, title: marker, colour: 'primary', allDay: false, startAt, endAt, overAt: endAt },
        ...{ repeat: 'none', repeatUntil: null, reminder: null, creatorUserId: await ownerOf(place) },
      })
      .execute();
    return { id, marker };
  };
  const asked = async (place: Place): Promise<Target> => {
    const target = await event('foreign');
    const participant = { eventId: target.id, userId: await ownerOf(place) };
    await context.app.db.insertInto('scheduleParticipant').values(participant).execute();
    return target;
  };
  const mail = async (place: Place, row: object = {}): Promise<Target> => {
    const [id, marker] = [freshName(place), freshName(place)];
    await context.app.db
      .insertInto('mail')
      .values({ id, userId: await ownerOf(place), folder: 'inbox', subject: marker, ...row })
      .execute();
    return { id, marker };
  };
  const draft = async (place: Place) => {
    await withAccount();
    return mail(place, { folder: 'draft', toList: JSON.stringify([{ name: '', address: 'b@example.com' }]) });
  };
  const addressed = async (place: Place): Promise<Target> => {
    const { id } = await context.made.person(place);
    const marker = freshName(place);
    const email = `${marker}@example.com`;
    await context.app.db.updateTable('userAccount').set({ email }).where('id', '=', id).execute();
    return { id, marker };
  };
  const withAccount = async () => {
    const server = { imapHost: 'a', imapPort: 1, imapSecurity: 'tls', smtpHost: 'a', smtpPort: 1 } as const;
    await context.app.db
      .insertInto('mailAccount')
      .values({ ...server, smtpSecurity: 'tls', userId: CALLER, address: 'a@example.com', userName: 'a' })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .execute();
  };
  const signed = async (place: Place): Promise<Target> => {
    const [id, marker] = [freshName(place), `data:image/png;base64,${btoa(freshName(place))}`];
    await context.app.db
      .insertInto('keptSignature')
      .values({ id, userId: await ownerOf(place), image: marker })
      .execute();
    return { id, marker };
  };
  const remote = 'http://10.0.0.1/a.png';
  const picture: CheckedCase = {
    check: async (_app, caller) => {
      const bodyHtml = `<img data-remote="${remote}">`;
      const [own, foreign] = [await mail('own', { bodyHtml }), await mail('foreign', { bodyHtml })];
      const ask = async ({ id }: Target) =>
        (await refusal(caller.extend.email.picture({ id, query: { url: remote } }), 404)).message;
      // nobody learns whether another's mail shows it; that of the caller lies behind the wall
      expect(await ask(foreign)).toBe('数据不存在或已被删除');
      expect(await ask(own)).toBe('图片无法加载');
    },
  };
  const { email, schedule, signature } = {
    email: (caller: ApiClient) => caller.extend.email,
    schedule: (caller: ApiClient) => caller.extend.schedule,
    signature: (caller: ApiClient) => caller.extend.signature,
  };
  return {
    'extend.schedule.list': hides(event, (caller) => schedule(caller).list({ query: JANUARY })),
    'extend.schedule.conflicts': hides(event, (caller) => schedule(caller).conflicts({ query: TIME })),
    'extend.schedule.export': hides(event, async (caller) => (await schedule(caller).export()).blob.text()),
    'extend.schedule.read': refuses(event, (caller, { id }) => schedule(caller).read({ id })),
    // whoever works here can be asked: their names stand in every picker
    'extend.schedule.create': open(OWN_ROWS),
    'extend.schedule.update': refuses(event, (caller, { id }) =>
      schedule(caller).update({ id, body: { ...TIME, title: '改名', revision: 1 } }),
    ),
    'extend.schedule.move': refuses(event, (caller, { id }) =>
      schedule(caller).move({ id, body: { start: '2033-01-06T09:00', end: '2033-01-06T10:00', was: TIME.start } }),
    ),
    'extend.schedule.answer': refuses(asked, (caller, { id }) =>
      schedule(caller).answer({ id, body: { answer: 'accepted' } }),
    ),
    'extend.schedule.remove': refuses(event, (caller, { id }) => schedule(caller).remove({ id, query: {} })),
    'extend.signature.list': hides(signed, (caller) => signature(caller).list()),
    'extend.signature.standard': open(OWN),
    'extend.signature.create': open(OWN_ROWS),
    'extend.signature.choose': refuses(signed, (caller, { id }) => signature(caller).choose({ id })),
    'extend.signature.remove': refuses(signed, (caller, { id }) => signature(caller).remove({ id })),
    ...every(['account', 'saveAccount', 'testAccount', 'removeAccount', 'receive'], 'extend.email', OWN_ROWS),
    'extend.email.list': hides(mail, (caller) => email(caller).list({ query: HIDDEN_ROWS })),
    'extend.email.counts': counts(mail, async (caller) => (await email(caller).counts()).unread),
    'extend.email.addresses': hides(addressed, (caller, { own, foreign }) =>
      email(caller).addresses({ body: { userIds: [own.id, foreign.id] } }),
    ),
    'extend.email.createDraft': refuses(mail, (caller, { id: replyToId }) =>
      email(caller).createDraft({ body: { replyToId } }),
    ),
    'extend.email.updateDraft': refuses(draft, (caller, { id }) =>
      email(caller).updateDraft({ id, body: { subject: '改', revision: 1 } }),
    ),
    'extend.email.send': refuses(draft, (caller, { id }) => email(caller).send({ id })),
    'extend.email.read': refuses(mail, (caller, { id }) => email(caller).read({ id })),
    'extend.email.picture': picture,
    'extend.email.mark': refuses(mail, (caller, { id }) =>
      email(caller).mark({ body: { ids: [id], isStarred: true } }),
    ),
    'extend.email.remove': refuses(mail, (caller, { id }) => email(caller).remove({ body: { ids: [id] } })),
    'extend.email.restore': refuses(mail, (caller, { id }) => email(caller).restore({ body: { ids: [id] } })),
  };
}
