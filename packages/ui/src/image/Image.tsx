import { ImageOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { ImagePreview } from './ImagePreview.js';
import { imageMessages } from './imageMessages.js';

/** An image that opens large by a click; with `group` the others can be reached from there. A failed one says so. */
export function Image({
  src,
  alt,
  width,
  height,
  fit = 'cover',
  preview = true,
  group,
  className,
  ...rest
}: ImageProps) {
  const t = useMessages(imageMessages);
  const [failed, setFailed] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const images = group ?? [{ src, alt }];
  const frame = cn('inline-grid flex-none overflow-hidden rounded-md border border-hairline bg-sunken', className);
  if (failed === src)
    return (
      <span
        data-slot="image"
        role="img"
        aria-label={`${alt} ${t('failed')}`}
        style={{ width, height }}
        className={cn(frame, 'place-items-center text-3')}
      >
        <ImageOff aria-hidden className="size-5" />
      </span>
    );
  const picture = (
    <img
      loading="lazy"
      {...rest}
      src={src}
      alt={alt}
      onError={() => setFailed(src)}
      className={cn('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
    />
  );
  if (!preview)
    return (
      <span data-slot="image" style={{ width, height }} className={frame}>
        {picture}
      </span>
    );
  return (
    <>
      <button
        type="button"
        data-slot="image"
        aria-label={t('open', { name: alt })}
        style={{ width, height }}
        className={cn(frame, 'cursor-zoom-in p-0 hover:brightness-95')}
        onClick={() => setOpen(true)}
      >
        {picture}
      </button>
      {isOpen && (
        <ImagePreview
          images={images}
          open
          onOpenChange={setOpen}
          defaultIndex={Math.max(
            0,
            images.findIndex((image) => image.src === src),
          )}
        />
      )}
    </>
  );
}

export interface PreviewImage {
  src: string;
  /** What it shows; the title of the preview. */
  alt: string;
}

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'>, PreviewImage {
  /** In px. */
  width?: number;
  /** In px. */
  height?: number;
  /** Default `cover`. */
  fit?: 'cover' | 'contain';
  /** False leaves the click out. Default true. */
  preview?: boolean;
  /** All images of the preview, this one among them. */
  group?: readonly PreviewImage[];
}
