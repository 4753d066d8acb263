import { cn } from '@smart-admin/ui/cn';

/** Px that a ruler is thick, and that lie between it and the stage. */
export const RULER = 22;
export const STAGE_MARGIN = 40;

/** A ruler along one side of the stage, in px of the stage; the part that is chosen is tinted. */
export function StageRuler({ direction, length, zoom, chosen }: StageRulerProps) {
  const step = STEPS.find((each) => each * zoom >= LEAST) ?? 1_000;
  const marks = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);
  const isAcross = direction === 'x';
  return (
    <div
      aria-hidden
      className={cn(
        'sticky z-4 overflow-hidden border-hairline bg-surface text-2 select-none',
        isAcross ? 'top-0 border-b' : 'left-0 border-r',
      )}
      style={isAcross ? { height: RULER } : { width: RULER }}
    >
      {chosen ? (
        <i
          className="absolute bg-primary-soft"
          style={
            isAcross
              ? { left: STAGE_MARGIN + chosen.from * zoom, width: chosen.length * zoom, top: 0, bottom: 0 }
              : { top: STAGE_MARGIN + chosen.from * zoom, height: chosen.length * zoom, left: 0, right: 0 }
          }
        />
      ) : null}
      {marks.map((mark) => (
        <span
          key={mark}
          className={cn(
            'absolute border-default text-[10px] leading-none tabular-nums',
            isAcross ? 'bottom-0 h-3 border-l pl-0.5' : 'right-0 w-3 border-t pt-0.5 [writing-mode:vertical-rl]',
          )}
          style={isAcross ? { left: STAGE_MARGIN + mark * zoom } : { top: STAGE_MARGIN + mark * zoom }}
        >
          {mark}
        </span>
      ))}
    </div>
  );
}

const STEPS = [10, 20, 50, 100, 200, 500, 1_000];
/** Px of the screen between two marks at least. */
const LEAST = 56;

interface StageRulerProps {
  direction: 'x' | 'y';
  /** Of the stage. */
  length: number;
  zoom: number;
  /** What is chosen along it. */
  chosen?: { from: number; length: number } | undefined;
}
