import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  BringToFront,
  Group,
  type LucideIcon,
  Maximize,
  Minus,
  Plus,
  SendToBack,
  Ungroup,
} from 'lucide-react';
import { type StageAlignment } from './stageLayout.js';
import { stageMessages } from './stageMessages.js';

const ALIGNMENTS: readonly (readonly [StageAlignment, LucideIcon])[] = [
  ['left', AlignStartVertical],
  ['center', AlignCenterVertical],
  ['right', AlignEndVertical],
  ['top', AlignStartHorizontal],
  ['middle', AlignCenterHorizontal],
  ['bottom', AlignEndHorizontal],
];

/** What arranges the chosen boxes, and how large the stage is drawn. */
export function StageBar({ count, isGrouped, readOnly, zoom, onZoom, arrange }: StageBarProps) {
  const t = useMessages(stageMessages);
  const cannot = readOnly || count === 0;
  return (
    <div
      role="toolbar"
      aria-label={t('arrange')}
      className="flex min-h-9 flex-none flex-wrap items-center gap-0.5 border-b border-hairline bg-surface px-2"
    >
      {ALIGNMENTS.map(([how, Sign]) => (
        <IconButton key={how} pane label={t(how)} disabled={cannot} onClick={() => arrange.align(how)}>
          <Sign aria-hidden />
        </IconButton>
      ))}
      <IconButton
        pane
        label={t('distributeX')}
        disabled={readOnly || count < 3}
        onClick={() => arrange.distribute('x')}
      >
        <AlignHorizontalDistributeCenter aria-hidden />
      </IconButton>
      <IconButton
        pane
        label={t('distributeY')}
        disabled={readOnly || count < 3}
        onClick={() => arrange.distribute('y')}
      >
        <AlignVerticalDistributeCenter aria-hidden />
      </IconButton>
      <span aria-hidden className="mx-1 h-4 border-l border-hairline" />
      <IconButton pane label={t('group')} disabled={readOnly || count < 2} onClick={arrange.group}>
        <Group aria-hidden />
      </IconButton>
      <IconButton pane label={t('ungroup')} disabled={readOnly || !isGrouped} onClick={arrange.ungroup}>
        <Ungroup aria-hidden />
      </IconButton>
      <IconButton pane label={t('front')} disabled={cannot} onClick={() => arrange.reorder('front')}>
        <BringToFront aria-hidden />
      </IconButton>
      <IconButton pane label={t('back')} disabled={cannot} onClick={() => arrange.reorder('back')}>
        <SendToBack aria-hidden />
      </IconButton>
      <span role="group" aria-label={t('zoom')} className="ml-auto flex items-center gap-0.5">
        <IconButton pane label={t('zoomOut')} onClick={() => onZoom(zoom / 1.25)}>
          <Minus aria-hidden />
        </IconButton>
        <output className="w-12 text-center text-12 text-2 tabular-nums">{Math.round(zoom * 100)}%</output>
        <IconButton pane label={t('zoomIn')} onClick={() => onZoom(zoom * 1.25)}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton pane label={t('zoomFit')} onClick={() => onZoom('fit')}>
          <Maximize aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

/** What the bar above a stage does to the chosen boxes. */
export interface StageArrange {
  align: (how: StageAlignment) => void;
  distribute: (direction: 'x' | 'y') => void;
  group: () => void;
  ungroup: () => void;
  reorder: (to: 'front' | 'back') => void;
}

interface StageBarProps {
  /** Of the chosen. */
  count: number;
  isGrouped: boolean;
  readOnly: boolean;
  zoom: number;
  onZoom: (zoom: number | 'fit') => void;
  arrange: StageArrange;
}
