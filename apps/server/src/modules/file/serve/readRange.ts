/**
 * The one range that a Range header asks for, in bytes, both ends included; undefined for no range or several (the whole
 * is answered then), 'outside' when it begins behind the end (RFC 9110, 14.2).
 */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return undefined;
  const [first, last] = [found[1] ?? '', found[2] ?? ''];
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
