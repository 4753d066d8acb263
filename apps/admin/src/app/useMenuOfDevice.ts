import { useIsPhone } from '@smart-admin/ui/theme';
import { useEffect, useRef } from 'react';
import { useSession } from './sessionStore.js';

/** Draws the other menu when the window becomes that of a phone, or of a desk. */
export function useMenuOfDevice(): void {
  const isPhone = useIsPhone();
  const drawn = useRef(isPhone);
  useEffect(() => {
    if (drawn.current === isPhone || !useSession.getState().user) return;
    drawn.current = isPhone;
    void import('./generateMenu.js').then(({ generateMenu }) => {
      const { user, load } = useSession.getState();
      if (user && drawn.current === isPhone) load(user, generateMenu(user, isPhone));
    });
  }, [isPhone]);
}
