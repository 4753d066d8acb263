import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { previewMessages } from './previewMessages.js';

const STEP = 1.25;

/** Smaller, larger, and back to the start. */
export function ZoomTools({ zoom, onZoomChange }: ZoomToolsProps) {
  const t = useMessages(previewMessages);
  const change = (next: number) => onZoomChange(Math.min(5, Math.max(0.25, next)));
  return (
    <>
      <IconButton pane label={t('zoomOut')} onClick={() => change(zoom / STEP)}>
        <ZoomOut aria-hidden />
      </IconButton>
      <output className="w-12 text-center text-12 text-2 tabular-nums">{Math.round(zoom * 100)}%</output>
      <IconButton pane label={t('zoomIn')} onClick={() => change(zoom * STEP)}>
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton pane label={t('fit')} onClick={() => onZoomChange(1)}>
        <Scan aria-hidden />
      </IconButton>
    </>
  );
}

export interface ZoomToolsProps {
  /** 1 is the fitting size. */
  zoom: number;
  onZoomChange: (zoom: number) => void;
}
