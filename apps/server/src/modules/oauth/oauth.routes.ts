import { contract, SysConfigSchema } from '@smart-admin/api-client/contract';
import { tokenOf } from '../../http/authorize.js';
import { handle } from '../../http/handle.js';
import { fileCookie } from '../file/serve/fileCookie.js';
import { applyForAccount } from './applyForAccount.js';
import { createCaptcha } from './captcha.js';
import { createChallenge } from './challenge.js';
import { login } from './login.js';
import { needsCaptcha } from './passwordGuard.js';
import { readCurrentUser } from './readCurrentUser.js';
import { confirmScanTicket, createScanTicket, readScanTicket } from './scanTicket.js';
import { sendSmsCode } from './smsCode.js';
import { unlockScreen } from './unlockScreen.js';

const { oauth, file } = contract;

export const oauthRoutes = [
  handle(oauth.login, async ({ deps, body, client, request, setHeader }) => {
    const data = await login(deps, { body, client });
    setHeader('set-cookie', fileCookie(request, data.token));
    return data;
  }),
  handle(oauth.currentUser, ({ deps, caller, request, setHeader, locale }) => {
    setHeader('set-cookie', fileCookie(request, tokenOf(request)));
    return readCurrentUser(deps, caller, locale);
  }),
  handle(oauth.logout, async ({ deps, caller, request, setHeader }) => {
    setHeader('set-cookie', fileCookie(request, ''));
    await deps.db.transaction().execute((db) => deps.sessions.end(db, [caller.sessionId], 602));
    return null;
  }),
  handle(oauth.lockScreen, ({ deps, caller, body, client }) => unlockScreen(deps, caller, { ...body, ip: client.ip })),
  handle(oauth.getConfig, async ({ deps, params, client }) => ({
    needCode: await needsCaptcha(deps, params.id, client.ip),
  })),
  handle(oauth.challenge, ({ deps }) => createChallenge(deps)),
  handle(oauth.sysConfig, async ({ deps }) => ({
    ...SysConfigSchema.parse(await deps.configs.read()),
    texts: await deps.texts.read(),
  })),
  handle(oauth.sendSmsCode, ({ deps, body, locale }) => sendSmsCode(deps, { ...body, locale })),
  handle(oauth.applyForAccount, ({ deps, body, client }) => applyForAccount(deps, { application: body, client })),
  handle(oauth.createScanTicket, ({ deps }) => createScanTicket(deps)),
  handle(oauth.readScanTicket, ({ deps, params }) => readScanTicket(deps, params.id)),
  handle(oauth.confirmScanTicket, ({ deps, params, caller }) => confirmScanTicket(deps, params.id, caller)),
  handle(file.imageCode, async ({ deps, params }) => ({
    content: Buffer.from(await createCaptcha(deps, params.timestamp.slice(0, 20))),
    headers: { 'cache-control': 'no-store' },
  })),
];
