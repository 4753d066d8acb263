import { type ReactNode } from 'react';

/** Names with their figures, one a line. */
export function FigureList({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="m-0 grid gap-2.5">
      {items.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-3">
          <dt className="text-2">{name}</dt>
          <dd className="m-0 text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
