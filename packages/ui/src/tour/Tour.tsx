import * as Radix from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { openerOf } from '../dialog/openerOf.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { isFocusLost } from '../popover/isFocusLost.js';
import { popoverPanelClass } from '../popover/Popover.js';
import { tourMessages } from './tourMessages.js';
import { useTarget, type TourTarget } from './useTarget.js';
import { useTargetRect } from './useTargetRect.js';

/** Room in px between a target and the edge of its light. */
const GAP = 4;

/**
 * Shows a page to somebody in steps: the rest is dimmed, the thing that is told of stands in the light. The focus is in
 * the panel and goes back when the tour ends. Whether somebody has seen it is remembered by the caller, in `onOpenChange`.
 */
export function Tour({
  steps,
  open,
  defaultOpen = false,
  onOpenChange,
  step,
  defaultStep = 0,
  onStepChange,
  onFinish,
  className,
}: TourProps) {
  const t = useMessages(tourMessages);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [at, setAt] = useControllable({ value: step, defaultValue: defaultStep, onChange: onStepChange });
  const current = steps[at];
  const isShown = isOpen && current !== undefined;
  const target = useTarget(isShown ? current.target : undefined);
  const rect = useTargetRect(target);
  useEffect(() => {
    title.current?.focus();
  }, [at]);
  if (!isShown || (target && !rect)) return null;

  const isLast = at === steps.length - 1;
  const end = () => {
    setOpen(false);
    if (step === undefined) setAt(0);
  };
  const goOn = () => {
    if (!isLast) return setAt(at + 1);
    onFinish?.();
    end();
  };
  return (
    <Radix.Root open modal onOpenChange={(next) => !next && end()}>
      <Radix.Anchor virtualRef={{ current: { getBoundingClientRect: () => lightOf(rect) } }} />
      <Radix.Portal>
        <div role="presentation" data-slot="tour-mask" className="fixed inset-0 z-(--z-dialog)">
          <div
            className={cn(
              'pointer-events-none fixed rounded-md shadow-[0_0_0_100vmax_var(--bg-overlay)] motion-safe:transition-all motion-safe:duration-(--dur-3)',
              rect && 'outline-2 outline-offset-0 outline-ring',
            )}
            style={placeOf(rect)}
          />
        </div>
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          data-slot="tour"
          aria-modal
          aria-labelledby={titleId}
          side={current.side ?? 'bottom'}
          align="center"
          sideOffset={rect ? 8 : 0}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = openerOf(document.activeElement);
            title.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement && isFocusLost(opener.current)) opener.current.focus();
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className={cn(popoverPanelClass, 'z-[calc(var(--z-dialog)+1)] w-80 p-4', className)}
        >
          <div className="flex items-start gap-2">
            <h2
              ref={title}
              id={titleId}
              tabIndex={-1}
              className="m-0 min-w-0 flex-1 text-14 font-semibold outline-none"
            >
              {current.title}
            </h2>
            <IconButton pane label={t('close')} tooltip={false} className="-mt-1 -mr-1" onClick={end}>
              <X aria-hidden />
            </IconButton>
          </div>
          {current.description && <div className="mt-1 break-words text-2">{current.description}</div>}
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <span className="mr-auto text-12 text-2 tabular-nums">
              {t('position', { position: at + 1, count: steps.length })}
            </span>
            {at > 0 && (
              <Button size="mini" onClick={() => setAt(at - 1)}>
                {t('back')}
              </Button>
            )}
            <Button size="mini" variant="primary" onClick={goOn}>
              {isLast ? t('finish') : t('next')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The light around a target; without one the middle of the window. */
function lightOf(rect: DOMRect | null): DOMRect {
  if (!rect) return new DOMRect(window.innerWidth / 2, window.innerHeight / 3, 0, 0);
  return new DOMRect(rect.x - GAP, rect.y - GAP, rect.width + 2 * GAP, rect.height + 2 * GAP);
}

function placeOf(rect: DOMRect | null) {
  const { left, top, width, height } = lightOf(rect);
  return { left, top, width, height };
}

/** One thing that is shown. */
export interface TourStep {
  /** What stands in the light: a selector, a ref or a function. Without one, or where it is not found, the panel stands in the middle. */
  target?: TourTarget;
  title: ReactNode;
  description?: ReactNode;
  /** Where the panel stands if there is room. Default `bottom`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
}

export interface TourProps {
  /** What is shown, in order. */
  steps: readonly TourStep[];
  open?: boolean;
  defaultOpen?: boolean;
  /** Called with false when it ends or is closed: the moment to remember that it was seen. */
  onOpenChange?: (open: boolean) => void;
  /** Index of the step, from 0. */
  step?: number;
  defaultStep?: number;
  onStepChange?: (step: number) => void;
  /** Called when the last step was confirmed. */
  onFinish?: () => void;
  /** Class names of the panel. */
  className?: string;
}
