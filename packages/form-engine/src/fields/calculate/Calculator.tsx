import { Input } from '@smart-admin/ui/input';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formulaSetting } from '../../core/kinds/calculate/formulaSetting.js';
import { calculate } from '../../core/expressions/calculate.js';
import { formatNumber } from '../../core/kinds/number/formatNumber.js';
import { recordScope } from '../../core/validation/recordScope.js';

/**
 * The result of a formula over the data of any form, read-only, for pages without a form document. It is computed at once
 * at first, then when the data have rested for `delay`; what is no number is 0.
 */
export function Calculator({
  formula,
  values,
  table,
  rowIndex,
  precision = 2,
  thousands = true,
  suffix,
  delay = 500,
  onValueChange,
  className,
  id,
  'aria-label': label,
}: CalculatorProps) {
  const text = useMemo(
    () => (typeof formula === 'string' ? formula : formulaSetting.read(formula, 'formula')),
    [formula],
  );
  const compute = () => calculate(text, recordScope(values, rowOf(values, table, rowIndex)), precision);
  const [result, setResult] = useState(compute);
  const latest = useRef({ compute, onValueChange, told: '' });
  useEffect(() => {
    Object.assign(latest.current, { compute, onValueChange });
  });
  useEffect(() => {
    const refresh = () => {
      const next = latest.current.compute();
      setResult(next);
      if (latest.current.told !== next) latest.current.onValueChange?.(next);
      latest.current.told = next;
    };
    // the first result is nobody's to wait for
    if (latest.current.told === '') {
      refresh();
      return undefined;
    }
    const timer = setTimeout(refresh, delay);
    return () => clearTimeout(timer);
  }, [text, values, table, rowIndex, precision, delay]);
  return (
    <Input
      readOnly
      data-slot="calculator"
      id={id}
      aria-label={label}
      className={className}
      value={formatNumber(result, { precision, thousands })}
      suffix={suffix}
    />
  );
}

function rowOf(values: CalculatorProps['values'], table: string | undefined, index: number | undefined) {
  const rows = table === undefined ? undefined : values[table];
  const row: unknown = Array.isArray(rows) && index !== undefined ? rows[index] : undefined;
  return typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : undefined;
}

export interface CalculatorProps {
  /** `{price} × {count}`, or the list of its parts as documents store it. */
  formula: string | readonly string[];
  /** Values by field name; subtables are lists of rows. Give another object when they change. */
  values: Readonly<Record<string, unknown>>;
  /** Subtable in whose row it stands: names of its columns come first. */
  table?: string;
  /** Row of `table`, from 0. */
  rowIndex?: number;
  /** Decimals, half up. Default 2. */
  precision?: number;
  /** Commas between thousands. Default true. */
  thousands?: boolean;
  /** Unit behind the number. */
  suffix?: string;
  /** Milliseconds that the data rest before it is computed again. Default 500. */
  delay?: number;
  /** Told the result as a plain number with its decimals, `1234.50`, at first and when it differs. */
  onValueChange?: (value: string) => void;
  className?: string;
  id?: string;
  'aria-label'?: string;
}
