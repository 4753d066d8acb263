import { login, type Credentials } from '@smart-admin/api-client';
import { LAYOUT_TYPES, useSession, useSettings, type LayoutType } from '@smart-admin/layout/stores';
import { useMessages } from '@smart-admin/ui/locale';
import { notify } from '@smart-admin/ui/notification';
import { api } from '../../app/api.js';
import { cameFromLogin } from '../../app/cameFromLogin.js';
import { loginMessages } from './loginMessages.js';

/** Signs in and answers whether it worked; a refusal is shown with the server's reason, unless `isHandled` takes care of its code. */
export function useSignIn(): (credentials: Credentials, isHandled?: (code: number) => boolean) => Promise<boolean> {
  const t = useMessages(loginMessages);
  return async (credentials, isHandled = () => false) => {
    try {
      const { token, theme } = await login(api, credentials);
      // what was wrong before is right now
      notify.dismiss(FAILED);
      useSettings.getState().update({ layoutType: toLayout(theme) });
      cameFromLogin.mark();
      // with a token the guard leads on to the wanted page
      useSession.getState().signIn(token);
      return true;
    } catch (failure) {
      if (isHandled((failure as { code?: number }).code ?? 0)) return false;
      notify({ id: FAILED, tone: 'error', title: t('failed'), description: textOf(failure) });
      return false;
    }
  };
}

const FAILED = 'login-failed';

function textOf(failure: unknown): string {
  const { msg, message } = failure as { msg?: string; message?: string };
  return msg ?? message ?? '';
}

function toLayout(theme: string): LayoutType {
  return LAYOUT_TYPES.find((layout) => layout === theme) ?? 'classic';
}
