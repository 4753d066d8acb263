/** Parts with their numbers, each as a bar beside the largest. */
export function ShareBars({ parts }: { parts: readonly { key: string; name: string; count: number }[] }) {
  const highest = Math.max(1, ...parts.map(({ count }) => count));
  return (
    <ul className="flex flex-col px-4 pb-3">
      {parts.map(({ key, name, count }) => (
        <li key={key} className="grid h-9 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_3rem] items-center gap-4">
          <span className="truncate" title={name}>
            {name}
          </span>
          <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-primary-solid"
              style={{ width: `${(count / highest) * 100}%` }}
            />
          </span>
          <span className="text-right tabular-nums">{count.toLocaleString('en')}</span>
        </li>
      ))}
    </ul>
  );
}
