import { useState } from 'react';
import { Problem } from '../Problem.js';
import { ViewerFrame } from '../ViewerFrame.js';

/** Sound and film, played from the server piece by piece. */
export function MediaViewer({ kind, src, name }: { kind: 'audio' | 'video'; src: string; name: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Problem />;
  const shared = {
    src,
    controls: true,
    preload: 'metadata',
    'aria-label': name,
    crossOrigin: 'anonymous',
    onError: () => setFailed(true),
  } as const;
  return (
    <ViewerFrame label={name}>
      <div className="grid h-full place-items-center p-4">
        {kind === 'video' ? (
          // files of users come without captions
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <video {...shared} className="max-h-full max-w-full bg-black" />
        ) : (
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <audio {...shared} className="w-full max-w-150" />
        )}
      </div>
    </ViewerFrame>
  );
}
