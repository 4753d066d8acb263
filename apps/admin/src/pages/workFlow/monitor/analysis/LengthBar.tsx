/** A length of time with a bar beside it, so that the longest are seen at a glance. `share`: of the longest, 0 to 1. */
export function LengthBar({ text, share }: { text: string; share: number }) {
  return (
    <span className="flex items-center justify-end gap-2">
      <span className="truncate">{text}</span>
      <span
        className="h-1.5 w-14 flex-none overflow-hidden rounded-full bg-sunken forced-color-adjust-none"
        aria-hidden
      >
        <span className="block h-full rounded-full bg-primary-edge" style={{ width: `${String(share * 100)}%` }} />
      </span>
    </span>
  );
}
