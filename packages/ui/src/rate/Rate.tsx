import { Star } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useControlState, type ControlProps } from '../form-state/useControlState.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';

const messages = defineMessages({
  zh: { rate: '评分', value: '{value} 分，共 {max} 分' },
  en: { rate: 'Rating', value: '{value} of {max}' },
  zhtw: { rate: '評分', value: '{value} 分，共 {max} 分' },
  vi: { rate: 'Đánh giá', value: '{value} trên {max}' },
});

/** A rating by stars, half ones with `allowHalf`. Arrow keys change it; a click on the chosen star clears it. */
export function Rate({
  value,
  defaultValue = 0,
  onValueChange,
  max = 5,
  allowHalf = false,
  showText = false,
  className,
  ...control
}: RateProps) {
  const t = useMessages(messages);
  const state = useControlState(control);
  const [score, setScore] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [hovered, setHovered] = useState<number | null>(null);
  const off = state.disabled || state.readOnly;
  const step = allowHalf ? 0.5 : 1;
  const shown = hovered ?? score;
  const change = (next: number) => !off && setScore(Math.min(max, Math.max(0, next)));
  const { 'aria-required': _required, ...aria } = state.aria;
  return (
    <div
      {...aria}
      id={state.id}
      role="slider"
      tabIndex={state.disabled ? -1 : 0}
      aria-label={aria['aria-label'] ?? (aria['aria-labelledby'] ? undefined : t('rate'))}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={score}
      aria-valuetext={t('value', { value: score, max })}
      aria-disabled={state.disabled || undefined}
      aria-readonly={state.readOnly || undefined}
      data-slot="rate"
      onPointerLeave={() => setHovered(null)}
      onKeyDown={(event) => {
        const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
        if (event.key === 'Home') change(0);
        else if (event.key === 'End') change(max);
        else if (direction) change(score + direction * step);
        else return;
        event.preventDefault();
      }}
      className={cn(
        'inline-flex h-ctl items-center rounded-sm',
        off && 'cursor-not-allowed',
        state.disabled && 'opacity-50 grayscale',
        className,
      )}
    >
      {Array.from({ length: max }, (_, index) => {
        const fill = Math.min(1, Math.max(0, shown - index));
        const at = (half: boolean) => (allowHalf && half ? index + 0.5 : index + 1);
        return (
          // the whole scale is one slider for the keyboard

          <span
            key={index}
            aria-hidden
            className={cn('relative grid size-6 place-items-center', !off && 'cursor-pointer')}
            onPointerMove={(event) => !off && setHovered(at(isLeftHalf(event)))}
            onClick={(event) => {
              const next = at(isLeftHalf(event));
              change(next === score ? 0 : next);
            }}
          >
            <Star className="size-4.5 text-(--border-control)" />
            <span
              className="absolute inset-y-0 left-[3px] flex items-center overflow-hidden"
              style={{ width: fill * 18 }}
            >
              <Star className="size-4.5 fill-warning text-warning-edge" />
            </span>
          </span>
        );
      })}
      {showText && <span className="ml-2 text-2 tabular-nums">{score}</span>}
    </div>
  );
}

export interface RateProps extends ControlProps {
  value?: number;
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  /** Default 5. */
  max?: number;
  /** Takes halves of stars. Default false. */
  allowHalf?: boolean;
  /** Writes the number. Default false. */
  showText?: boolean;
  className?: string;
}

function isLeftHalf(event: React.PointerEvent | React.MouseEvent): boolean {
  const box = event.currentTarget.getBoundingClientRect();
  return event.clientX - box.left < box.width / 2;
}
