import { LayoutTypeSchema, type LoginBodySchema, type LoginDataSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { ApiError, type Reason } from '../../errors/apiError.js';
import { checkCaptcha } from './captcha.js';
import { checkSolution } from './challenge.js';
import { AddressList } from '../config/addressList.js';
import { createFactorTicket, takeFactorTicket } from '../secondFactor/factorTicket.js';
import { confirmFactor } from '../secondFactor/setUpFactor.js';
import { findLoginUser, findMobileUser, readLoginUser, type LoginUser } from './findLoginUser.js';
import { attemptOf, rememberAddress } from './loginFailures.js';
import { isSignInReason, t } from './oauth.messages.js';
import { guardPassword, needsCaptcha, refuseLocked } from './passwordGuard.js';
import { takeScanTicket } from './scanTicket.js';
import { proveSmsCode, takeSmsCode } from './smsCode.js';
import { type Client } from '../../rights/caller.js';

/**
 * Signs in by password, SMS code or a confirmed scan ticket; opens a session and notes it in the log. Where the user has a
 * second factor, password and SMS code answer 400 with a ticket, which signs in with a code of their app; where the policy
 * demands one that they have not, every way answers so, with the secret for their app, and the code switches it on.
 */
export async function login(deps: Deps, { body, client }: LoginInput): Promise<z.input<typeof LoginDataSchema>> {
  let user: LoginUser;
  try {
    await refuseAddress(deps, client);
    user = await METHODS[body.login_type](deps, body, client);
    if (user.enabledMark !== 1) throw new ApiError(400, t('disabled'));
  } catch (error) {
    if (error instanceof ApiError)
      await note(deps, {
        client,
        // what a ticket opens is not written down
        account: body.login_type === 'factor' ? '' : body.account,
        ...failureOf(error),
        resultCode: error.code,
      });
    throw error;
  }
  // who scanned gave the code where they signed in
  if (body.login_type !== 'factor') {
    const owed = await createFactorTicket(deps, user);
    if (owed && (owed.setUp || body.login_type !== 'scan'))
      throw new ApiError(400, t(owed.setUp ? 'factorSetUp' : 'factorNeeded'), owed);
  }
  const recoveryCodes = body.login_type === 'factor' ? await confirmFactor(deps, user.id) : undefined;
  await deps.db
    .updateTable('userAccount')
    .set({
      prevLoginTime: user.lastLoginTime === null ? null : new Date(user.lastLoginTime),
      prevLoginIp: user.lastLoginIp,
      prevLoginPlace: user.lastLoginPlace,
    })
    .set(body.login_type === 'account' && (await isOutdated(deps, user)) ? { mustChangePassword: 1 } : {})
    .set({ lastLoginTime: new Date(), lastLoginIp: client.ip, lastLoginPlace: client.place })
    .where('id', '=', user.id)
    .execute();
  await rememberAddress(deps.db, user.id, attemptOf(user.account, client.ip));
  const session = await deps.sessions.open(user.id, client);
  if ((await deps.configs.read()).singleLogin === 1)
    await deps.db
      .transaction()
      .execute((db) => deps.sessions.endOf(db, [user.id], { code: 601, exceptSessionId: session.id }));
  await note(deps, { client, user, account: user.account, verb: 'signIn', resultCode: 200 });
  const theme = LayoutTypeSchema.catch('classic').parse(user.theme);
  return { token: session.token, theme, ...(recoveryCodes && { recoveryCodes }) };
}

/** Throws 403 where only some addresses may sign in and this one may not. */
async function refuseAddress({ configs }: Deps, { ip }: Client): Promise<void> {
  const { allowedAddresses } = await configs.read();
  if (!new AddressList(allowedAddresses).allows(ip)) throw new ApiError(403, t('addressRefused', { address: ip }));
}

/** Whether a password is older than passwords may become. */
async function isOutdated({ configs }: Deps, { passwordTime }: LoginUser): Promise<boolean> {
  const { passwordDays } = await configs.read();
  return passwordDays > 0 && passwordTime + passwordDays * DAY < Date.now();
}

const DAY = 86_400_000;

interface LoginInput {
  body: LoginBody;
  client: Client;
}
type LoginBody = z.output<typeof LoginBodySchema>;

const METHODS: Record<LoginBody['login_type'], (deps: Deps, body: LoginBody, client: Client) => Promise<LoginUser>> = {
  account: byPassword,
  sms: bySms,
  scan: byScan,
  factor: byFactor,
};

async function byPassword(deps: Deps, body: LoginBody, { ip }: Client): Promise<LoginUser> {
  const { account, password, code, timestamp, challenge } = body;
  if (await needsCaptcha(deps, account, ip))
    await (challenge ? checkSolution(deps, challenge) : checkCaptcha(deps, { timestamp, code }));
  const user = await findLoginUser(deps.db, account);
  await guardPassword(deps, { user, typedAccount: account, password, ip });
  // an unknown account never passes the guard
  if (!user) throw new ApiError(400, t('wrongLogin'));
  return user;
}

/** Only who has the code is told that nobody has the number; with the same code they may apply for an account. */
async function bySms(deps: Deps, { account: mobile, code }: LoginBody, { ip }: Client): Promise<LoginUser> {
  await proveSmsCode(deps, { mobile, code });
  const user = await findMobileUser(deps.db, mobile);
  if (!user) throw new ApiError(404, t('unknownMobile'));
  await takeSmsCode(deps, { mobile, code });
  await refuseLocked(deps, user, ip);
  return user;
}

async function byScan(deps: Deps, { account: ticket }: LoginBody, { ip }: Client): Promise<LoginUser> {
  const account = await takeScanTicket(deps, ticket);
  const user = await findLoginUser(deps.db, account);
  if (!user) throw new ApiError(400, t('ticketGone'));
  await refuseLocked(deps, user, ip);
  return user;
}

/** The second step of who gave the right password or SMS code. */
async function byFactor(deps: Deps, { account: ticket, code }: LoginBody, { ip }: Client): Promise<LoginUser> {
  const { userId } = await takeFactorTicket(deps, { ticket, code });
  const user = await readLoginUser(deps.db, userId);
  await refuseLocked(deps, user, ip);
  return user;
}

interface LoginNote {
  client: Client;
  user?: LoginUser;
  account: string;
  verb: 'signIn' | 'signInFailed';
  reason?: Reason | undefined;
  /** Of a refusal that has no reason of its own. */
  recordName?: string;
  resultCode: number;
}

/** Why somebody was not let in, in any language where it is one of the messages of signing in. */
function failureOf({ text }: ApiError): Pick<LoginNote, 'verb' | 'reason' | 'recordName'> {
  const { reason } = text;
  return reason && isSignInReason(reason)
    ? { verb: 'signInFailed', reason }
    : { verb: 'signInFailed', recordName: text('zh').slice(0, 200) };
}

async function note(deps: Deps, { client, user, account, verb, reason, recordName = '', resultCode }: LoginNote) {
  await deps.db
    .insertInto('operationLog')
    .values({
      id: newId(),
      userId: user?.id ?? '',
      userName: user ? `${user.realName}/${user.account}` : account,
      category: 'login',
      verb,
      recordName,
      ...(reason && { reason: JSON.stringify(reason) }),
      requestMethod: 'POST',
      requestUrl: '/api/oauth/Login',
      ipAddress: client.ip,
      ipPlace: client.place,
      platform: client.platform,
      requestDuration: 0,
      resultCode,
    })
    .execute();
}
