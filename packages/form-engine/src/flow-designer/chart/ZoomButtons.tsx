import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { useReactFlow, useViewport } from '@xyflow/react';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { flowChartMessages } from '../flowChartMessages.js';
import { FIT } from './fitOptions.js';

/** Zoom of the chart around. */
export function ZoomButtons({ className }: { className?: string }) {
  const t = useMessages(flowChartMessages);
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  const { zoom } = useViewport();
  return (
    <div
      role="group"
      aria-label={t('zoom')}
      className={cn('flex items-center rounded-lg border border-hairline bg-surface', className)}
    >
      <IconButton label={t('zoomOut')} onClick={() => void zoomOut()}>
        <ZoomOut aria-hidden />
      </IconButton>
      <span className="w-11 text-center text-12 text-2 tabular-nums">{Math.round(zoom * 100)}%</span>
      <IconButton label={t('zoomIn')} onClick={() => void zoomIn()}>
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton label={t('fit')} onClick={() => void fitView(FIT)}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
}
