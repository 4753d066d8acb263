import { type ApiClient } from './createClient.js';
import { hashPassword } from './hashPassword.js';

/** Identifies this client to the server; not a secret, browsers can read it. */
export const CLIENT_ID = 'smart-admin';
export const CLIENT_SECRET = 'smart-admin-public-client';

/**
 * Signs in. The account is trimmed and the password hashed here, so that the plain one never leaves the browser.
 * Rejects with the server's response when it refuses.
 */
export async function login(
  client: Pick<ApiClient, 'oauth'>,
  credentials: Credentials,
): Promise<{ token: string; theme: LayoutType; recoveryCodes?: string[] | undefined }> {
  return client.oauth.login(
    {
      body: {
        account: credentials.account.trim(),
        password: credentials.password ? await hashPassword(credentials.password) : '',
        origin: 'pc',
        code: credentials.code ?? '',
        timestamp: credentials.timestamp ?? '',
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        scope: 'all',
        grant_type: 'password',
        login_type: credentials.mode,
        ...(credentials.challenge ? { challenge: credentials.challenge } : {}),
      },
    },
    { silent: true },
  );
}

export interface Credentials {
  mode: 'account' | 'sms' | 'scan' | 'factor';
  /** Account, mobile, or the ticket of the mode `scan` or `factor`. */
  account: string;
  /** As typed; only in the mode `account`. */
  password?: string;
  /** Captcha or SMS code, code of an app or recovery code. */
  code?: string;
  /** Names the captcha image. */
  timestamp?: string;
  /** In place of the captcha a challenge with its solution, as JSON. */
  challenge?: string;
}

type LayoutType = 'classic' | 'functional' | 'plain' | 'blend';
