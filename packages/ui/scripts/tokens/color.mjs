// Colour arithmetic: sRGB <-> OKLCH and the WCAG contrast ratio. Colours are `#rrggbb`.

const toLinear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const toHex = (rgb) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function luminance(hex) {
  const [r, g, b] = channels(hex).map(toLinear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrast(a, b) {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function hexToLab(hex) {
  const [r, g, b] = channels(hex).map(toLinear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function labToLinear([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const labToHex = (lab) => toHex(labToLinear(lab).map((v) => toGamma(Math.max(0, v))));
const isInGamut = (lab) => labToLinear(lab).every((v) => v >= -0.0005 && v <= 1.0005);

/** Lightness, chroma and hue (radians) of a colour. */
export function hexToLch(hex) {
  const [L, a, b] = hexToLab(hex);
  return [L, Math.hypot(a, b), Math.atan2(b, a)];
}

/** The colour of lightness, chroma and hue (radians); chroma gives way where sRGB ends. */
export function lchToHex([lightness, chroma, hue]) {
  const L = Math.min(1, Math.max(0, lightness));
  const lab = (c) => [L, c * Math.cos(hue), c * Math.sin(hue)];
  if (isInGamut(lab(chroma))) return labToHex(lab(chroma));
  let [low, high] = [0, chroma];
  for (let i = 0; i < 24; i += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(lab(middle))) low = middle;
    else high = middle;
  }
  return labToHex(lab(low));
}

/** The colour of OKLCH values with the hue in degrees. */
export const oklch = (L, C, degrees) => lchToHex([L, C, (degrees * Math.PI) / 180]);

/** `part` of `a` on `b`, mixed in OKLab. */
export function mix(a, b, part) {
  const [A, B] = [hexToLab(a), hexToLab(b)];
  return labToHex(A.map((v, i) => v * part + B[i] * (1 - part)));
}

/** Moves the lightness step by step until the colour passes. */
export function seek(hex, step, passes) {
  let [L, C, h] = hexToLch(hex);
  let out = hex;
  for (let i = 0; i < 400 && !passes(out); i += 1) {
    L += step;
    out = lchToHex([L, C, h]);
  }
  return out;
}

/** The colour with its lightness moved by `delta`. */
export function shift(hex, delta) {
  const [L, C, h] = hexToLch(hex);
  return lchToHex([L + delta, C, h]);
}
