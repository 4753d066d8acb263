import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore, type RefObject } from 'react';
import { IconButton, type IconButtonProps } from '../button/IconButton.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { toast } from '../toast/toast.js';

const messages = defineMessages({
  zh: { enter: '全屏', leave: '退出全屏', unsupported: '您的浏览器不支持全屏' },
  en: { enter: 'Fullscreen', leave: 'Leave fullscreen', unsupported: 'fullscreen not supported' },
  zhtw: { enter: '全螢幕', leave: '離開全螢幕', unsupported: '您的瀏覽器不支援全螢幕' },
  vi: { enter: 'Toàn màn hình', leave: 'Thoát toàn màn hình', unsupported: 'Trình duyệt không hỗ trợ toàn màn hình' },
});

/** A button that puts the page (or an element) on the full screen and back; it follows when Escape leaves. */
export function FullscreenToggle({ target, ...rest }: FullscreenToggleProps) {
  const t = useMessages(messages);
  const isFull = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  const toggle = async () => {
    if (!document.fullscreenEnabled) {
      toast.warning(t('unsupported'));
      return;
    }
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await (target?.current ?? document.documentElement).requestFullscreen();
    } catch {
      // the browser refused, e.g. inside a frame without the permission
      toast.warning(t('unsupported'));
    }
  };
  return (
    <IconButton
      data-slot="fullscreen-toggle"
      {...rest}
      label={isFull ? t('leave') : t('enter')}
      onClick={() => void toggle()}
    >
      {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </IconButton>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

export interface FullscreenToggleProps extends Omit<IconButtonProps, 'label' | 'children' | 'onClick'> {
  /** Default: the whole page. */
  target?: RefObject<HTMLElement | null>;
}
