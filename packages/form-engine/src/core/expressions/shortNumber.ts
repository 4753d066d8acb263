/**
 * Short numbers: at most 15 digits, of which at most 6 stand behind the point. A double keeps each of them apart from all
 * others (IEEE 754: 15 digits survive decimal -> binary64 -> decimal), so sums and products are found exactly with whole
 * numbers, tens of times faster than with long decimals. What leaves that range answers undefined and is for those.
 */

/** Digits behind the point of a short number; undefined when it is none. */
function scaleOf(value: number): number | undefined {
  if (!(value <= MOST && value >= -MOST)) return undefined;
  for (let scale = 0; scale <= MOST_SCALE; scale += 1) {
    const power = powerOf(scale);
    const whole = Math.round(value * power);
    if (whole / power === value) return whole <= MOST && whole >= -MOST ? scale : undefined;
  }
  return undefined;
}

export function isShort(value: number): boolean {
  return scaleOf(value) !== undefined;
}

/** The number of a plain decimal text (`-12.50`) when it is short. */
export function shortFromText(text: string): number | undefined {
  if (text.length > MOST_TEXT) return undefined;
  const point = text.indexOf('.');
  return point >= 0 && text.length - point - 1 > MOST_SCALE ? undefined : Number(text);
}

/** Sum, difference, product or remainder (with the sign of the dividend) of two short numbers, where it is short too. */
export function shortArithmetic(operator: '+' | '-' | '×' | '%', left: number, right: number): number | undefined {
  const leftScale = scaleOf(left);
  const rightScale = scaleOf(right);
  if (leftScale === undefined || rightScale === undefined) return undefined;
  if (operator === '×') {
    const scale = leftScale + rightScale;
    if (scale > MOST_SCALE) return undefined;
    return shortOf(Math.round(left * powerOf(leftScale)) * Math.round(right * powerOf(rightScale)), scale);
  }
  const scale = Math.max(leftScale, rightScale);
  const first = wholeAt(left, leftScale, scale);
  const second = wholeAt(right, rightScale, scale);
  if (first === undefined || second === undefined) return undefined;
  if (operator === '%') return second === 0 ? undefined : shortOf(first % second, scale);
  return shortOf(operator === '+' ? first + second : first - second, scale);
}

/** A short number with so many decimals, half up (away from zero), never "-0.00"; undefined when it is not short. */
export function fixedShort(value: number, decimals: number): string | undefined {
  const scale = scaleOf(value);
  if (scale === undefined) return undefined;
  if (scale <= decimals) {
    const text = value.toFixed(scale);
    return scale === decimals ? text : `${text}${scale === 0 ? '.' : ''}${'0'.repeat(decimals - scale)}`;
  }
  const dropped = powerOf(scale - decimals);
  const whole = Math.abs(Math.round(value * powerOf(scale)));
  const rounded = Math.floor((whole + dropped / 2) / dropped) / powerOf(decimals);
  return (value < 0 ? -rounded : rounded).toFixed(decimals);
}

function wholeAt(value: number, own: number, scale: number): number | undefined {
  const whole = Math.round(value * powerOf(own)) * powerOf(scale - own);
  return whole <= MOST && whole >= -MOST ? whole : undefined;
}

function shortOf(whole: number, scale: number): number | undefined {
  return whole <= MOST && whole >= -MOST ? whole / powerOf(scale) : undefined;
}

const MOST = 999_999_999_999_999;
const MOST_SCALE = 6;
/** Fifteen digits without sign and point. */
const MOST_TEXT = 15;

const POWERS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000] as const;

function powerOf(scale: number): number {
  return POWERS[scale] ?? 10 ** scale;
}
