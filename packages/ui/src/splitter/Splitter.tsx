import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';

const messages = defineMessages({
  zh: { resize: '调整宽度' },
  en: { resize: 'Resize' },
  zhtw: { resize: '調整寬度' },
  vi: { resize: 'Đổi kích thước' },
});

/** Two panes with a line between them that can be dragged (or moved by arrow keys). Below 992 px they stand under each other. */
export function Splitter({
  start,
  end,
  size,
  defaultSize = 232,
  onSizeChange,
  min = 160,
  max = 480,
  className,
  ...rest
}: SplitterProps) {
  const t = useMessages(messages);
  const [width, setWidth] = useControllable({ value: size, defaultValue: defaultSize, onChange: onSizeChange });
  const [dragging, setDragging] = useState(false);
  const origin = useRef({ x: 0, width: 0 });
  const change = (next: number) => setWidth(Math.min(max, Math.max(min, Math.round(next / 4) * 4)));
  return (
    <div
      data-slot="splitter"
      className={cn('flex min-h-0 min-w-0 flex-1 phone:flex-col', dragging && 'select-none', className)}
      {...rest}
    >
      <div className="flex min-h-0 flex-none flex-col phone:w-full!" style={{ width }}>
        {start}
      </div>
      {/* the ARIA pattern of a window splitter is a focusable separator */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="separator"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('resize')}
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-valuemin={min}
        aria-valuemax={max}
        className="relative w-px flex-none cursor-col-resize touch-none bg-hairline before:absolute before:inset-y-0 before:-left-1 before:w-2.25 hover:bg-control focus-visible:bg-ring phone:hidden"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          origin.current = { x: event.clientX, width };
          setDragging(true);
        }}
        onPointerMove={(event) => dragging && change(origin.current.width + event.clientX - origin.current.x)}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -16, ArrowRight: 16 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          change(width + step);
        }}
      />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">{end}</div>
    </div>
  );
}

export interface SplitterProps extends ComponentProps<'div'> {
  /** The pane that keeps its size. */
  start: ReactNode;
  /** The pane that takes the rest. */
  end: ReactNode;
  /** Width of the first pane in px. */
  size?: number;
  /** Default 232. */
  defaultSize?: number;
  /** Called with the size of the first pane in px. */
  onSizeChange?: (size: number) => void;
  /** Default 160. */
  min?: number;
  /** Default 480. */
  max?: number;
}
