import { ChevronLeft, ChevronRight, RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { useControllable } from '../controllable/useControllable.js';
import { Dialog } from '../dialog/Dialog.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { type PreviewImage } from './Image.js';
import { imageMessages } from './imageMessages.js';

const START = { scale: 1, turn: 0 };
const STEP = 1.25;

/** Images large, one at a time: zoom by buttons, wheel or + and -, turn by R, the others by the arrow keys. */
export function ImagePreview({
  images,
  open,
  onOpenChange,
  index,
  defaultIndex = 0,
  onIndexChange,
}: ImagePreviewProps) {
  const t = useMessages(imageMessages);
  const [at, setAt] = useControllable({ value: index, defaultValue: defaultIndex, onChange: onIndexChange });
  const [view, setView] = useState(START);
  const image = images[at];
  const zoom = (factor: number) =>
    setView((old) => ({ ...old, scale: Math.min(8, Math.max(0.2, old.scale * factor)) }));
  const turn = () => setView((old) => ({ ...old, turn: old.turn + 90 }));
  const go = (by: number) => {
    setView(START);
    setAt((at + by + images.length) % images.length);
  };
  const actions: Record<string, () => void> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': () => setView(START),
    r: turn,
    ...(images.length > 1 && { ArrowLeft: () => go(-1), ArrowRight: () => go(1) }),
  };
  if (!image) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setView(START);
        onOpenChange(next);
      }}
      closeOnMask
      title={image.alt || t('preview')}
      width={960}
      bodyClassName="p-0 phone:p-0"
      footer={
        <div role="toolbar" aria-label={t('preview')} className="flex flex-1 items-center justify-center gap-1">
          {images.length > 1 && (
            <IconButton label={t('previous')} onClick={() => go(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
          )}
          <IconButton label={t('zoomOut')} onClick={() => zoom(1 / STEP)}>
            <ZoomOut aria-hidden />
          </IconButton>
          <output className="w-12 text-center text-12 text-2 tabular-nums">{Math.round(view.scale * 100)}%</output>
          <IconButton label={t('zoomIn')} onClick={() => zoom(STEP)}>
            <ZoomIn aria-hidden />
          </IconButton>
          <IconButton label={t('reset')} onClick={() => setView(START)}>
            <Scan aria-hidden />
          </IconButton>
          <IconButton label={t('rotate')} onClick={turn}>
            <RotateCw aria-hidden />
          </IconButton>
          {images.length > 1 && (
            <>
              <IconButton label={t('next')} onClick={() => go(1)}>
                <ChevronRight aria-hidden />
              </IconButton>
              <span role="status" className="text-12 text-2">
                {t('place', { index: at + 1, count: images.length })}
              </span>
            </>
          )}
        </div>
      }
    >
      {/* the stage takes keys for all its buttons, which can be reached on their own */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label={t('preview')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the stage takes the keys
        tabIndex={0}
        className="grid h-[min(70vh,640px)] place-items-center overflow-auto bg-sunken focus-visible:-outline-offset-2 phone:h-full"
        onKeyDown={(event) => {
          const action = actions[event.key];
          if (!action || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          action();
        }}
        onWheel={(event) => zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1)}
      >
        <img
          src={image.src}
          alt={image.alt}
          draggable={false}
          className="max-h-full max-w-full object-contain transition-transform duration-(--dur-1)"
          style={{ transform: `scale(${view.scale}) rotate(${view.turn}deg)` }}
        />
      </div>
    </Dialog>
  );
}

export interface ImagePreviewProps {
  images: readonly PreviewImage[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which image is shown, from 0. */
  index?: number;
  defaultIndex?: number;
  onIndexChange?: (index: number) => void;
}
