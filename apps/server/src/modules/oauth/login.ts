import { LayoutTypeSchema, type LoginBodySchema, type LoginDataSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../http/apiError.js';
import { type Client } from '../../http/client.js';
import { checkCaptcha } from './captcha.js';
import { checkSolution } from './challenge.js';
import { findLoginUser, type LoginUser } from './findLoginUser.js';
import { attemptOf, rememberAddress } from './loginFailures.js';
import { say } from './oauth.messages.js';
import { guardPassword, needsCaptcha, refuseLocked } from './passwordGuard.js';
import { takeScanTicket } from './scanTicket.js';
import { proveSmsCode, takeSmsCode } from './smsCode.js';

/** Signs in by password, SMS code or a confirmed scan ticket; opens a session and notes it in the log. */
export async function login(deps: Deps, { body, client }: LoginInput): Promise<z.input<typeof LoginDataSchema>> {
  let user: LoginUser;
  try {
    user = await METHODS[body.login_type](deps, body, client);
    if (user.enabledMark !== 1) throw new ApiError(400, say('disabled'));
  } catch (error) {
    if (error instanceof ApiError)
      await note(deps, {
        client,
        account: body.account,
        description: `登录失败：${error.text('zh')}`,
        resultCode: error.code,
      });
    throw error;
  }
  await deps.db
    .updateTable('userAccount')
    .set({
      prevLoginTime: user.lastLoginTime === null ? null : new Date(user.lastLoginTime),
      prevLoginIp: user.lastLoginIp,
      prevLoginPlace: user.lastLoginPlace,
    })
    .set({ lastLoginTime: new Date(), lastLoginIp: client.ip, lastLoginPlace: client.place })
    .where('id', '=', user.id)
    .execute();
  await rememberAddress(deps.db, user.id, attemptOf(user.account, client.ip));
  const session = await deps.sessions.open(user.id, client);
  if ((await deps.configs.read()).singleLogin === 1)
    await deps.db
      .transaction()
      .execute((db) => deps.sessions.endOf(db, [user.id], { code: 601, exceptSessionId: session.id }));
  await note(deps, { client, user, account: user.account, description: '登录成功', resultCode: 200 });
  return { token: session.token, theme: LayoutTypeSchema.catch('classic').parse(user.theme) };
}

interface LoginInput {
  body: LoginBody;
  client: Client;
}
type LoginBody = z.output<typeof LoginBodySchema>;

const METHODS: Record<LoginBody['login_type'], (deps: Deps, body: LoginBody, client: Client) => Promise<LoginUser>> = {
  account: byPassword,
  sms: bySms,
  scan: byScan,
};

async function byPassword(deps: Deps, body: LoginBody, { ip }: Client): Promise<LoginUser> {
  const { account, password, code, timestamp, challenge } = body;
  if (await needsCaptcha(deps, account, ip))
    await (challenge ? checkSolution(deps, challenge) : checkCaptcha(deps, { timestamp, code }));
  const user = await findLoginUser(deps.db, account);
  await guardPassword(deps, { user, typedAccount: account, password, ip });
  // an unknown account never passes the guard
  if (!user) throw new ApiError(400, say('wrongLogin'));
  return user;
}

/** Only who has the code is told that nobody has the number; with the same code they may apply for an account. */
async function bySms(deps: Deps, { account: mobile, code }: LoginBody, { ip }: Client): Promise<LoginUser> {
  await proveSmsCode(deps, { mobile, code });
  const user = await findLoginUser(deps.db, mobile);
  if (!user) throw new ApiError(404, say('unknownMobile'));
  await takeSmsCode(deps, { mobile, code });
  await refuseLocked(deps, user, ip);
  return user;
}

async function byScan(deps: Deps, { account: ticket }: LoginBody, { ip }: Client): Promise<LoginUser> {
  const account = await takeScanTicket(deps, ticket);
  const user = await findLoginUser(deps.db, account);
  if (!user) throw new ApiError(400, say('ticketGone'));
  await refuseLocked(deps, user, ip);
  return user;
}

interface LoginNote {
  client: Client;
  user?: LoginUser;
  account: string;
  description: string;
  resultCode: number;
}

async function note(deps: Deps, { client, user, account, description, resultCode }: LoginNote) {
  await deps.db
    .insertInto('operationLog')
    .values({
      id: newId(),
      userId: user?.id ?? '',
      userName: user ? `${user.realName}/${user.account}` : account,
      category: 'login',
      description,
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
