import { type ReactNode, useContext, useState } from 'react';
import { UNSAFE_LocationContext } from 'react-router';

/**
 * The address of a page of the frame, or of the frame itself, for all that stands in it. It lives on while another one shows
 * (`KeepAlive`, `GuardedRoutes`): it keeps the address that it was left with, since what stands in the address of the other page (a
 * designer, a record, a tab) is not about it.
 * The router gives its address by this context alone, and `<Routes location>` would match the page anew.
 */
export function OwnAddress({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const current = useContext(UNSAFE_LocationContext);
  const [own, setOwn] = useState(current);
  if (isShown && own !== current) setOwn(current);
  return <UNSAFE_LocationContext value={isShown ? current : own}>{children}</UNSAFE_LocationContext>;
}
