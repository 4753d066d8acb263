import * as Radix from '@radix-ui/react-slider';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';

/** A number on a line. Give `aria-label` outside a Field. */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  showValue = false,
  className,
  ...control
}: SliderProps) {
  const state = useControlState(control);
  const [number, setNumber] = useControllable({ value, defaultValue: defaultValue ?? min, onChange: onValueChange });
  const { 'aria-label': label, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = state.aria;
  return (
    <div data-slot="slider" className={cn('flex h-ctl w-full items-center gap-3', className)}>
      <Radix.Root
        min={min}
        max={max}
        step={step}
        value={[number]}
        onValueChange={([next]) => next !== undefined && setNumber(next)}
        disabled={state.disabled || state.readOnly}
        className="relative flex h-5 min-w-0 flex-1 forced-color-adjust-none touch-none items-center data-[disabled]:opacity-45"
      >
        <Radix.Track className="relative h-1 flex-1 rounded-full bg-neutral-soft-hover">
          <Radix.Range className="absolute h-full rounded-full bg-primary-edge" />
        </Radix.Track>
        <Radix.Thumb
          id={state.id}
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className="block size-4 rounded-full border-2 border-primary-edge bg-surface shadow-1"
        />
      </Radix.Root>
      {showValue && <output className="w-10 flex-none text-right tabular-nums">{number}</output>}
    </div>
  );
}

export interface SliderProps extends ControlProps {
  value?: number;
  /** Default: the least. */
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  /** Default 0. */
  min?: number;
  /** Default 100. */
  max?: number;
  /** Default 1. */
  step?: number;
  /** Writes the number at the right. Default false. */
  showValue?: boolean;
  className?: string;
}
