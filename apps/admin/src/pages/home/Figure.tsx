import { Skeleton } from '@smart-admin/ui/skeleton';
import { Link } from 'react-router';
import { Sparkline } from './Sparkline.js';

/** Lists count so far. */
const COUNTED = 10_000;

/** A number with its name that leads to where it comes from, perhaps with its course of the last days. */
export function Figure({ path, label, value, text, note, counts, isError }: FigureProps) {
  const shown = text ?? (value === undefined ? '' : value > COUNTED ? '10,000+' : value.toLocaleString('en'));
  return (
    <div className="border-hairline px-4 py-3 max-lg:nth-[n+3]:border-t max-lg:odd:not-last:border-r max-lg:odd:last:col-span-2 lg:not-last:border-r">
      <dt className="truncate text-2" title={label}>
        {label}
      </dt>
      <dd className="mt-1 flex items-center justify-between gap-2">
        <span className="text-24 font-semibold tabular-nums">
          {value !== undefined ? (
            path ? (
              <Link to={path} className="hover:text-primary-text hover:underline hover:underline-offset-4">
                {shown}
              </Link>
            ) : (
              shown
            )
          ) : isError ? (
            '-'
          ) : (
            <Skeleton className="h-8 w-16" />
          )}
        </span>
        {counts && value !== undefined ? <Sparkline counts={counts} /> : null}
      </dd>
      {note && value !== undefined ? <dd className="text-12 text-2 tabular-nums">{note}</dd> : null}
    </div>
  );
}

export interface FigureProps {
  /** Where it comes from; undefined where the person may not go there. */
  path: string | undefined;
  label: string;
  /** Undefined while it is loaded. */
  value: number | undefined;
  isError?: boolean;
  /** What is said of the value. Default: its digits, or that there are more than lists count. */
  text?: string | undefined;
  note?: string | undefined;
  /** Counts up to now, the newest last. */
  counts?: readonly number[] | undefined;
}
