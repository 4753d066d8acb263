import { type Ref } from 'react';
import { type ControlState } from '../form-state/useControlState.js';
import { NEW_ENERGY_LENGTH, PLATE_LENGTH } from './plateText.js';

/** The boxes of a plate with the dot after the second; the eighth is that of new-energy vehicles. */
export function PlateCells({ plate, at, state, newEnergy, ref }: PlateCellsProps) {
  const look = state.disabled || state.readOnly ? 'locked' : state.invalid ? 'invalid' : 'normal';
  return (
    <div
      ref={ref}
      aria-hidden
      className="grid max-w-lg grid-cols-[1fr_1fr_auto_repeat(6,1fr)] items-center gap-1.5 max-[359px]:gap-1"
    >
      {Array.from({ length: NEW_ENERGY_LENGTH }, (_, index) => (
        <Cell
          key={index}
          look={look}
          active={index === at}
          chosen={index === at && index < plate.length}
          after={index === 1}
          hint={index === PLATE_LENGTH ? newEnergy : ''}
        >
          {plate[index]}
        </Cell>
      ))}
    </div>
  );
}

function Cell({ look, active, chosen, after, hint, children }: CellProps) {
  const isHint = hint !== '' && !children && !active;
  return (
    <>
      <span
        data-active={active || undefined}
        className={`grid h-12 min-w-0 place-items-center rounded-md border text-18 font-semibold tabular-nums [text-autospace:no-autospace] data-active:border-ring data-active:shadow-[0_0_0_1px_var(--primary-ring)] ${isHint ? 'border-dashed border-success-edge bg-surface' : LOOKS[look]} ${chosen ? 'bg-primary-soft' : ''}`}
      >
        {children ??
          (active ? (
            <span className="h-5 w-px bg-(--text-1) motion-safe:animate-[pulse_1s_ease-in-out_infinite]" />
          ) : (
            isHint && <span className="text-center text-11 leading-tight font-normal text-success-text">{hint}</span>
          ))}
      </span>
      {after && <i className="size-1.5 rounded-full bg-(--text-3)" />}
    </>
  );
}

const LOOKS = {
  normal: 'border-control bg-surface',
  invalid: 'border-danger-text bg-surface',
  locked: 'border-default bg-disabled text-2',
};

interface CellProps {
  look: keyof typeof LOOKS;
  active: boolean;
  /** Its character is the one that the next one replaces. */
  chosen: boolean;
  /** The dot follows. */
  after: boolean;
  /** What stands in it while it is empty. */
  hint: string;
  children: string | undefined;
}

interface PlateCellsProps {
  plate: string;
  /** Box of the caret; -1 without. */
  at: number;
  state: ControlState;
  newEnergy: string;
  ref: Ref<HTMLDivElement>;
}

/** The box at a place of the screen: the last one that begins before it. */
export function cellAt(cells: Element | null, x: number): number {
  const boxes = [...(cells?.querySelectorAll(':scope > span') ?? [])];
  return Math.max(
    0,
    boxes.findLastIndex((box) => box.getBoundingClientRect().left <= x),
  );
}
