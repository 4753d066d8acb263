import { NumberInput } from '@smart-admin/ui/number-input';
import { toFen, toYuan } from '../../../parking/yuan.js';

/** An amount that is typed in yuan and held in fen; null when empty. */
export function YuanInput({ value, onValueChange, label }: YuanInputProps) {
  return (
    <NumberInput
      min={0}
      max={1_000_000}
      precision={2}
      aria-label={label}
      value={value === null ? null : toYuan(value)}
      onValueChange={(yuan) => onValueChange(yuan === null ? null : toFen(yuan))}
    />
  );
}

interface YuanInputProps {
  value: number | null;
  onValueChange: (fen: number | null) => void;
  /** Name, where no field gives it one. */
  label?: string;
}
