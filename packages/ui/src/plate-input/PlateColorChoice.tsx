import { useId } from 'react';
import { useControllable } from '../controllable/useControllable.js';
import { useFormState } from '../form-state/FormStateProvider.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { PLATE_COLORS, type PlateColor } from '../plate/plateColors.js';
import { plateInputMessages } from './plateInputMessages.js';
import { NEW_ENERGY_LENGTH } from './plateText.js';

/** The five colours of licence plates, one of them chosen. */
export function PlateColorChoice({
  value,
  defaultValue = 'blue',
  onValueChange,
  disabled = false,
  className = '',
}: PlateColorChoiceProps) {
  const t = useMessages(plateInputMessages);
  const form = useFormState();
  const name = useId();
  const [color, setColor] = useControllable({ value, defaultValue, onChange: onValueChange });
  // beside their swatches in all cells or in none: words of several letters have the room in wide places only
  const direction = PLATE_COLORS.every((option) => t(option).length === 1) ? 'flex-row' : 'flex-col @md:flex-row';
  return (
    <div
      data-slot="plate-color-choice"
      role="radiogroup"
      aria-label={t('colors')}
      className={`@container grid max-w-lg grid-cols-5 gap-1.5 ${className}`}
    >
      {PLATE_COLORS.map((option) => (
        <label
          key={option}
          className={`flex min-h-11 min-w-0 cursor-pointer items-center justify-center gap-x-1.5 rounded-md border border-default bg-surface px-0.5 text-14 has-checked:border-ring has-checked:font-semibold has-checked:shadow-[0_0_0_1px_var(--primary-ring)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-(--primary-ring) ${direction}`}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option === color}
            disabled={disabled || form.disabled || form.readOnly}
            onChange={() => setColor(option)}
          />
          <i aria-hidden className={`size-3.5 rounded-xs ${SWATCHES[option]}`} />
          {t(option)}
        </label>
      ))}
    </div>
  );
}

/** Colour that a plate has by its length, unless somebody chose another than blue and green: new-energy plates are green. */
export function plateColorFor(plate: string, color: PlateColor): PlateColor {
  if (plate.length === NEW_ENERGY_LENGTH) return color === 'blue' ? 'green' : color;
  return color === 'green' ? 'blue' : color;
}

const SWATCHES: Record<PlateColor, string> = {
  blue: 'bg-(--plate-blue)',
  green: 'bg-(--plate-green-b)',
  yellow: 'bg-(--plate-yellow)',
  black: 'bg-(--plate-black) shadow-[0_0_0_1px_var(--border-strong)]',
  white: 'bg-(--plate-white) shadow-[0_0_0_1px_var(--border-control)]',
};

export interface PlateColorChoiceProps {
  value?: PlateColor;
  /** Default `blue`. */
  defaultValue?: PlateColor;
  onValueChange?: (value: PlateColor) => void;
  disabled?: boolean;
  className?: string;
}
