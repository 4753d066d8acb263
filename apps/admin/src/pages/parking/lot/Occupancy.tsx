import { cn } from '@smart-admin/ui/cn';

/** How full a place is: a bar with the numbers beside it. */
export function Occupancy({ occupied, spaces }: { occupied: number; spaces: number }) {
  const share = spaces > 0 ? Math.min(1, occupied / spaces) : 0;
  return (
    <span className="flex items-center gap-2">
      <span className="h-1.5 w-16 flex-none overflow-hidden rounded-full bg-sunken" aria-hidden>
        <span
          className={cn(
            'block h-full rounded-full',
            share >= 0.95 ? 'bg-danger' : share >= 0.8 ? 'bg-warning' : 'bg-primary',
          )}
          style={{ width: `${String(share * 100)}%` }}
        />
      </span>
      <span className="whitespace-nowrap tabular-nums">
        {occupied} / {spaces}
      </span>
    </span>
  );
}
