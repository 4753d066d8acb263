import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Splash } from '../../app/Splash.js';

/** Call-back of a third-party sign-in: hands its query to the window that opened it and closes. */
export function AuthRedirectPage() {
  const navigate = useNavigate();
  useEffect(() => {
    const opener = window.opener as Window | null;
    if (!opener) {
      void navigate('/login', { replace: true });
      return;
    }
    opener.postMessage({ type: 'auth-redirect', query: location.search }, location.origin);
    window.close();
  }, [navigate]);
  return <Splash />;
}
