// The rules of the design: which colours exist and what contrast each must reach.
import { contrast, hexToLch, lchToHex, mix, oklch, seek, shift } from './color.mjs';

const INK = 262;

const LIGHT_STEPS = {
  0: [1, 0],
  25: [0.985, 0.002],
  50: [0.972, 0.003],
  100: [0.955, 0.004],
  150: [0.934, 0.005],
  200: [0.909, 0.006],
  300: [0.862, 0.008],
  400: [0.735, 0.012],
  500: [0.628, 0.015],
  600: [0.52, 0.017],
  700: [0.425, 0.018],
  800: [0.325, 0.018],
  900: [0.245, 0.017],
  950: [0.19, 0.014],
};
const DARK_STEPS = {
  0: [0.162, 0.009],
  25: [0.193, 0.01],
  50: [0.226, 0.011],
  100: [0.254, 0.012],
  150: [0.28, 0.013],
  200: [0.315, 0.014],
  300: [0.36, 0.014],
  400: [0.465, 0.015],
  500: [0.565, 0.015],
  600: [0.655, 0.014],
  700: [0.755, 0.011],
  800: [0.855, 0.008],
  900: [0.93, 0.005],
  950: [0.97, 0.003],
};
const scale = (steps) => Object.fromEntries(Object.entries(steps).map(([name, [L, C]]) => [name, oklch(L, C, INK)]));

/** Neutral scales of both modes. */
export const neutral = { light: scale(LIGHT_STEPS), dark: scale(DARK_STEPS) };
const N = neutral.light;
const D = neutral.dark;

const lightGround = {
  canvas: N[50],
  surface: '#ffffff',
  sunken: N[25],
  raised: '#ffffff',
  hover: N[50],
  active: N[100],
  disabled: N[50],
  hairline: N[150],
  border: N[200],
  strong: N[300],
};
const darkGround = {
  canvas: D[0],
  surface: D[25],
  sunken: oklch(0.18, 0.009, INK),
  raised: D[50],
  hover: oklch(0.212, 0.0105, INK),
  active: D[100],
  disabled: D[50],
  hairline: D[100],
  border: D[200],
  strong: D[300],
};

/** Grounds, borders and texts of the light mode. */
export const light = {
  ...lightGround,
  text1: oklch(0.235, 0.018, INK),
  text2: seek(N[600], -0.002, (x) => contrast(x, lightGround.canvas) >= 6.2),
  text3: seek(N[500], -0.002, (x) => contrast(x, lightGround.canvas) >= 4.6),
  textDisabled: oklch(0.69, 0.012, INK),
  control: seek(oklch(0.75, 0.012, INK), -0.002, (x) => contrast(x, lightGround.surface) >= 3.02),
  tooltip: oklch(0.27, 0.018, INK),
  tooltipText: '#ffffff',
};

/** The same of the dark mode. */
export const dark = {
  ...darkGround,
  text1: oklch(0.935, 0.005, INK),
  text2: seek(oklch(0.72, 0.012, INK), 0.002, (x) => contrast(x, darkGround.raised) >= 6.8),
  text3: seek(oklch(0.5, 0.014, INK), 0.002, (x) => contrast(x, darkGround.raised) >= 4.7),
  textDisabled: oklch(0.46, 0.012, INK),
  control: seek(oklch(0.4, 0.013, INK), 0.002, (x) => contrast(x, darkGround.raised) >= 3.02),
  tooltip: D[200],
};
dark.tooltipText = dark.text1;

/** Colours of the navigation, dark tone. */
export const nav = {
  bg: oklch(0.205, 0.02, INK),
  sunken: oklch(0.178, 0.018, INK),
  text: oklch(0.79, 0.014, INK),
  muted: oklch(0.655, 0.018, INK),
  icon: oklch(0.685, 0.018, INK),
  darkBg: oklch(0.142, 0.009, INK),
  darkSunken: oklch(0.125, 0.008, INK),
};

export const THEMES = {
  default: '#409eff',
  blue: '#1890ff',
  purple: '#722ed1',
  azure: '#211bce',
  ocean: '#13c2c2',
  green: '#3eac12',
  yellow: '#f8bc18',
  orange: '#f5811c',
  red: '#f5222d',
};
export const STATES = { success: '#1ea35c', warning: '#f0a019', danger: '#e5383b', info: '#3f7fd1' };

// light brands keep their value as the fill and carry dark text
const CARRIES_INK = new Set([THEMES.yellow, THEMES.orange, STATES.warning]);

/** All roles of a brand colour in one mode. */
export function roles(brand, isDark) {
  const ground = isDark ? dark : light;
  const hasInk = CARRIES_INK.has(brand);
  const on = hasInk ? lchToHex([0.2, 0.035, hexToLch(brand)[2]]) : '#ffffff';
  const [soft, softHover, softActive] = (
    isDark ? [0.15, 0.21, 0.27] : hasInk ? [0.13, 0.18, 0.23] : [0.075, 0.11, 0.145]
  ).map((part) => mix(brand, ground.surface, part));
  const { solid, hover, active } = fills(brand, on, hasInk, isDark, ground);
  const grounds = isDark
    ? [ground.raised, ground.surface, ground.canvas, soft, softHover, softActive]
    : [ground.canvas, ground.surface, ground.sunken, soft, softHover, softActive];
  const reaches = (ratio) => (x) => Math.min(...grounds.map((g) => contrast(x, g))) >= ratio;
  const text = isDark ? seek(shift(brand, 0), 0.002, reaches(4.9)) : seek(brand, -0.002, reaches(4.53));
  return {
    base: brand,
    solid,
    'solid-hover': hover,
    'solid-active': active,
    on,
    edge: hasInk && !isDark ? seek(brand, -0.002, (x) => contrast(x, ground.surface) >= 3.02) : solid,
    text,
    'text-hover': shift(text, isDark ? 0.05 : -0.06),
    soft,
    'soft-hover': softHover,
    'soft-active': softActive,
    border: mix(brand, ground.surface, isDark ? 0.42 : hasInk ? 0.6 : 0.36),
    ring: text,
    nav: seek(brand, 0.002, (x) => contrast(x, nav.bg) >= 3.6),
  };
}

function fills(brand, on, hasInk, isDark, ground) {
  if (hasInk) return { solid: brand, hover: shift(brand, isDark ? 0.03 : -0.03), active: shift(brand, -0.06) };
  if (!isDark) {
    const solid = seek(brand, -0.002, (x) => contrast(x, on) >= 4.55);
    return { solid, hover: shift(solid, -0.04), active: shift(solid, -0.08) };
  }
  const darkened = seek(brand, -0.002, (x) => contrast(x, on) >= 5.1);
  const solid = seek(
    darkened,
    0.002,
    (x) => contrast(x, ground.raised) >= 3.02 || contrast(shift(x, 0.002), on) < 4.62,
  );
  const limit = hexToLch(solid)[0] + 0.04;
  const hover = seek(solid, 0.002, (x) => contrast(shift(x, 0.002), on) < 4.52 || hexToLch(x)[0] > limit);
  return { solid, hover, active: shift(solid, -0.045) };
}

const both = (colors) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, hex]) => [name, { light: roles(hex, false), dark: roles(hex, true) }]),
  );

/** Roles of every theme and state, by name and mode. */
export const themes = both(THEMES);
export const states = both(STATES);

const CHART = ['#2f7de1', '#12a5a0', '#e39b1b', '#7c5cd6', '#d9527f', '#5a9e2f', '#d9702b', '#6b7689'];

/** Series colours of charts. */
export const charts = {
  light: CHART.map((c) => seek(c, -0.002, (x) => contrast(x, light.surface) >= 3.05)),
  dark: CHART.map((c) => seek(c, 0.002, (x) => contrast(x, dark.surface) >= 4.6)),
};
