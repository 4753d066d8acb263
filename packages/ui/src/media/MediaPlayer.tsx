import { Download, FileX2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { buttonVariants } from '../button/buttonVariants.js';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';

const messages = defineMessages({
  zh: { failed: '该文件无法在浏览器中播放，请下载后查看', download: '下载' },
  en: { failed: 'This file cannot be played in the browser; download it to play it', download: 'Download' },
  zhtw: { failed: '該檔案無法在瀏覽器中播放，請下載後檢視', download: '下載' },
  vi: { failed: 'Trình duyệt không phát được tệp này, hãy tải xuống để xem', download: 'Tải xuống' },
});

/** A video with the browser's own controls; a kind of file that it cannot play is offered for download instead. */
export function VideoPlayer({ src, label, downloadName, tracks = [], className, ...rest }: VideoPlayerProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return <NotPlayable src={src} label={label} downloadName={downloadName} className={className} />;
  return (
    // captions are the caller's tracks; a camera of a gate has none
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      data-slot="video-player"
      controls
      preload="metadata"
      playsInline
      {...rest}
      src={src}
      aria-label={label}
      onError={() => setFailed(src)}
      className={cn('block aspect-video w-full rounded-md border border-hairline bg-sunken', className)}
    >
      {tracks.map((track) => (
        <track key={track.src} kind="captions" src={track.src} srcLang={track.language} label={track.label} />
      ))}
    </video>
  );
}

/** A sound with the browser's own controls; a kind of file that it cannot play is offered for download instead. */
export function AudioPlayer({ src, label, downloadName, className, ...rest }: AudioPlayerProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return <NotPlayable src={src} label={label} downloadName={downloadName} className={className} />;
  return (
    <audio
      data-slot="audio-player"
      controls
      preload="metadata"
      {...rest}
      src={src}
      aria-label={label}
      onError={() => setFailed(src)}
      className={cn('block h-10 w-full min-w-60', className)}
    >
      <track kind="captions" />
    </audio>
  );
}

function NotPlayable({
  src,
  label,
  downloadName,
  className,
}: Pick<VideoPlayerProps, 'src' | 'label' | 'downloadName' | 'className'>) {
  const t = useMessages(messages);
  return (
    <div
      role="group"
      aria-label={label}
      data-slot="not-playable"
      className={cn(
        'flex w-full flex-wrap items-center gap-3 rounded-md border border-hairline bg-sunken p-4 text-2',
        className,
      )}
    >
      <FileX2 aria-hidden className="size-5 flex-none" />
      <p role="status" className="m-0 min-w-0 flex-1">
        {t('failed')}
      </p>
      <a href={src} download={downloadName ?? ''} className={buttonVariants({ variant: 'secondary' })}>
        <Download aria-hidden />
        {t('download')}
      </a>
    </div>
  );
}

interface MediaProps {
  /** Address of the recording. */
  src: string;
  /** Name of the recording. */
  label: string;
  /** Name of the file when it is downloaded. */
  downloadName?: string;
}

/** Captions of a video. */
export interface MediaTrack {
  /** Address of a WebVTT file. */
  src: string;
  /** BCP 47 tag. */
  language: string;
  label: string;
}

export interface VideoPlayerProps extends MediaProps, Omit<ComponentProps<'video'>, 'src' | 'children'> {
  tracks?: readonly MediaTrack[];
}

export interface AudioPlayerProps extends MediaProps, Omit<ComponentProps<'audio'>, 'src' | 'children'> {}
