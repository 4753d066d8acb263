/**
 * A number with each digit on a plate of its own; a digit that has changed is lit for 600 ms, without counting. Plates are known
 * from the right, so that a longer number does not light all of them.
 */
export function FlipDigits({ text }: { text: string }) {
  const signs = [...text];
  return (
    <span className="flex min-w-0 items-center gap-[0.08em] overflow-hidden">
      <span className="sr-only">{text}</span>
      {signs.map((sign, index) => {
        const place = signs.length - index;
        return /\d/.test(sign) ? (
          <span
            key={`${place} ${sign}`}
            aria-hidden
            className="grid min-w-[0.78em] place-items-center rounded-[0.06em] border border-(--screen-line) bg-(--screen-panel-2) px-[0.06em] py-[0.1em] transition-colors duration-600 starting:bg-(--screen-line-strong)"
          >
            {sign}
          </span>
        ) : (
          <span key={`${place} ${sign}`} aria-hidden className="text-(--screen-text-2)">
            {sign}
          </span>
        );
      })}
    </span>
  );
}
