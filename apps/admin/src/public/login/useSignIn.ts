import { login, type Credentials } from '@smart-admin/api-client';
import { LAYOUT_TYPES, type LayoutType } from '@smart-admin/layout/stores';
import { useMessages } from '@smart-admin/ui/locale';
import { notify } from '@smart-admin/ui/notification';
import { frameApi } from '../../app/frameApi.js';
import { cameFromLogin } from '../../app/cameFromLogin.js';
import { loginMessages } from './loginMessages.js';
import { frameStore } from '../../app/frameStore.js';
import { useSession } from '../../app/sessionStore.js';

/**
 * Signs in and answers whether it worked; a refusal is shown with the server's reason, unless `isHandled` takes care of it.
 * Who owes a code of their app besides, or has to set one up, is handed on to `onFactor`. Recovery codes that are told only
 * now are shown by `beforeEntering` before the page changes.
 */
export function useSignIn(
  onFactor?: (owed: OwedFactor) => void,
): (
  credentials: Credentials,
  isHandled?: (refusal: Refusal) => boolean,
  beforeEntering?: (recoveryCodes: readonly string[]) => Promise<void>,
) => Promise<boolean> {
  const t = useMessages(loginMessages);
  return async (credentials, isHandled, beforeEntering) => {
    try {
      const { token, theme, recoveryCodes } = await login(frameApi, credentials);
      // what was wrong before is right now
      notify.dismiss(FAILED);
      frameStore.settings.getState().update({ layoutType: toLayout(theme) });
      if (recoveryCodes) await beforeEntering?.(recoveryCodes);
      cameFromLogin.mark();
      // with a token the guard leads on to the wanted page
      useSession.getState().signIn(token);
      return true;
    } catch (failure) {
      const refusal = failure as Refusal;
      if (isHandled?.(refusal)) return false;
      if (onFactor && refusal.data?.secondFactor) {
        notify.dismiss(FAILED);
        const { secondFactor: ticket, setUp } = refusal.data;
        onFactor({ ticket, setUp });
        return false;
      }
      notify({ id: FAILED, tone: 'error', title: t('failed'), description: refusal.msg ?? refusal.message ?? '' });
      return false;
    }
  };
}

const FAILED = 'login-failed';

/** The server's answer, or an error where none came. */
export interface Refusal {
  code?: number;
  msg?: string;
  message?: string;
  /** `secondFactor`: the ticket that signs in with a code of the person's app; `setUp` for who has none yet. */
  data?: { secondFactor?: string; setUp?: FactorSecret } | null;
}

/** What stands between a right password and a session. */
export interface OwedFactor {
  ticket: string;
  /** For an app that has to be set up first. */
  setUp: FactorSecret | undefined;
}

/** What an authenticator app needs: the key as text, and as the address of a QR code. */
export interface FactorSecret {
  secret: string;
  uri: string;
}

function toLayout(theme: string): LayoutType {
  return LAYOUT_TYPES.find((layout) => layout === theme) ?? 'classic';
}
