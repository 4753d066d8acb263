import { useSession } from '../../../app/sessionStore.js';
import { PatrolView } from './PatrolView.js';

/** Where inspectors work: the berths that were given to them. */
export function Page() {
  const userId = useSession((session) => session.user?.userInfo.userId);
  return userId ? <PatrolView userId={userId} /> : null;
}
