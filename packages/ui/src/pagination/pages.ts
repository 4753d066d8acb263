/** Page sizes that every list offers. */
export const PAGE_SIZES = [10, 20, 50, 100, 500] as const;

/** Page size until a user chooses another. */
export const DEFAULT_PAGE_SIZE = 10;

/** Totals above this are shown as `10,000+`. */
export const TOTAL_SHOWN_MAX = 10_000;

/** Number of pages, at least 1. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, limit)));
}

/** Page numbers to draw: first, last and a window around the current one; `null` is a gap. At most `slots` entries. */
export function visiblePages(page: number, count: number, slots = 7): (number | null)[] {
  if (count <= slots) return Array.from({ length: count }, (_, index) => index + 1);
  const inner = slots - 2;
  const half = Math.floor((inner - 1) / 2);
  if (page <= slots - 3) return [...range(1, slots - 2), null, count];
  if (page >= count - (slots - 4)) return [1, null, ...range(count - (slots - 3), count)];
  return [1, null, ...range(page - half + 1, page + half - 1), null, count];
}

/** The text of a total with thousands separators. */
export function formatTotal(total: number): string {
  const group = new Intl.NumberFormat('en');
  return total > TOTAL_SHOWN_MAX ? `${group.format(TOTAL_SHOWN_MAX)}+` : group.format(total);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
