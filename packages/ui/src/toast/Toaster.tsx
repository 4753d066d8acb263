import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { useMessages } from '../locale/LocaleProvider.js';
import { toastMessages } from './toastMessages.js';
import { announceToaster } from './toastQueue.js';

/** Place where toasts and notifications appear. An application mounts it once (in `UiProvider`). */
export function Toaster() {
  const t = useMessages(toastMessages);
  useEffect(() => announceToaster(toast), []);
  return (
    <Sonner
      position="top-center"
      visibleToasts={3}
      expand
      gap={8}
      offset={{ top: 16, right: 16, bottom: 16 }}
      mobileOffset={{ top: 12, left: 12, right: 12, bottom: 12 }}
      containerAriaLabel={t('notices')}
      style={{ zIndex: 'var(--z-toast)', fontFamily: 'inherit', '--width': '360px' } as React.CSSProperties}
    />
  );
}
