import { loginPathFor, pathAfterLogin } from '@smart-admin/layout/routing';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { GUARD_PATHS } from '../../app/paths.js';
import { Splash } from '../../app/Splash.js';
import { ConfirmTicket } from './ConfirmTicket.js';
import { useSession } from '../../app/sessionStore.js';

/**
 * Hands a session over: `token` and `redirect` in the query sign in and go on (a bad token ends at the sign-in page);
 * a `ticket` is the scan ticket of a computer that waits for this phone.
 */
export function JumpPage() {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const signedIn = useSession((session) => session.token !== null);
  const ticket = params.get('ticket');
  if (ticket)
    return signedIn ? (
      <ConfirmTicket ticket={ticket} />
    ) : (
      <Navigate to={loginPathFor(pathname + search, GUARD_PATHS)} replace />
    );
  return <TakeOver token={params.get('token')} redirect={params.get('redirect')} />;
}

function TakeOver({ token, redirect }: { token: string | null; redirect: string | null }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (token) useSession.getState().signIn(token);
    void navigate(token ? pathAfterLogin(redirect, GUARD_PATHS) : '/login', { replace: true });
  }, [token, redirect, navigate]);
  return <Splash />;
}
