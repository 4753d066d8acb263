import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { layoutMessages } from '../messages.js';

/** Shows the product on the whole screen and back. */
export function FullscreenToggle() {
  const t = useMessages(layoutMessages);
  const isFull = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  const toggle = async () => {
    if (!document.fullscreenEnabled) {
      toast.warning(t('fullscreenUnsupported'));
      return;
    }
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  };
  return (
    <IconButton label={isFull ? t('leaveFullscreen') : t('enterFullscreen')} onClick={() => void toggle()}>
      {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </IconButton>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
