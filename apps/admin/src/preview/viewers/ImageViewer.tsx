import { useState } from 'react';
import { Problem } from '../Problem.js';
import { ViewerFrame } from '../ViewerFrame.js';
import { ZoomTools } from '../ZoomTools.js';

/** An image that fits the frame until it is zoomed. */
export function ImageViewer({ src, name }: { src: string; name: string }) {
  const [zoom, setZoom] = useState(1);
  const [failed, setFailed] = useState(false);
  if (failed) return <Problem />;
  return (
    <ViewerFrame label={name} tools={<ZoomTools zoom={zoom} onZoomChange={setZoom} />}>
      <div
        className="grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-4"
        style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
      >
        {/* the frame has no origin: without CORS the server's policy would keep the image from it */}
        <img
          src={src}
          alt={name}
          crossOrigin="anonymous"
          className="max-h-full max-w-full object-contain"
          style={zoom > 1 ? { width: '100%', height: '100%' } : undefined}
          onError={() => setFailed(true)}
        />
      </div>
    </ViewerFrame>
  );
}
