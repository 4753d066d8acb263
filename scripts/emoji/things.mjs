// The emoji that are no faces: hands, weather, food, and what stands at a parking lot; 64 × 64.
import { heart, star } from './faces.mjs';

const p = (d, color) => `<path d="${d}" fill="${color}"/>`;
const l = (d, color, width = 4) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const c = (x, y, r, color) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
const r = (x, y, width, height, color, rx = 3) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${color}"/>`;
const t = (text, x, y, size, color) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${color}">${text}</text>`;
const turned = (degrees, drawing) => `<g transform="rotate(${degrees} 32 32)">${drawing}</g>`;

const [SKIN, SHADE, BLUE, RED, GREEN, AMBER, DARK, GREY, WHITE] = [
  '#ffc45c',
  '#d98c1f',
  '#0b78d8',
  '#e5484d',
  '#30a46c',
  '#f5a700',
  '#30343c',
  '#a9b4c6',
  '#ffffff',
];
const THUMB =
  p('M8 30h12v26h-12z', BLUE) +
  p('M22 32l10 -24q8 -1 8 8l-2 11h14q6 1 5 7l-4 18q-2 5 -7 5h-20q-4 0 -4 -4z', SKIN) +
  l('M46 36h9M45 44h8M43 51h8', SHADE, 2);
const POINT =
  r(16, 5, 12, 34, SKIN, 6) +
  p('M14 32q0 -6 6 -6h26q6 0 6 6v12q0 14 -14 14h-10q-14 0 -14 -14z', SKIN) +
  l('M38 26v14M26 36v8', SHADE, 2.5);
const CLOUD = p('M16 44a11 11 0 0 1 0 -22a15 15 0 0 1 29 -3a12.5 12.5 0 0 1 3 25z', '#b9cbe0');
const WHEELS = c(19, 48, 6.5, DARK) + c(46, 48, 6.5, DARK) + c(19, 48, 2.5, GREY) + c(46, 48, 2.5, GREY);
const mug = (color, more = '') =>
  p('M12 22h32v24q0 10 -10 10h-12q-10 0 -10 -10z', color) + l('M44 28q12 0 10 9t-10 9', color, 5) + more;
const STEAM = l('M22 15q-4 -4 0 -9M34 15q-4 -4 0 -9', GREY, 3);

/** 160 to 219, in the order of the table. */
export const THINGS = [
  THUMB,
  turned(180, THUMB),
  turned(-20, p('M20 56q-8 -14 -2 -38q1 -8 7 -6l3 16l2 -20q7 -4 9 2l0 20l5 -15q7 -1 6 6l-4 28q-4 10 -14 10z', SKIN)) +
    l('M8 14l5 5M20 5l2 6M4 28l7 1', AMBER, 3.5),
  p('M4 26l14 -6l20 6l-4 26l-8 2l-18 -12z', SKIN) +
    p('M60 26l-14 -6l-16 6l-6 10l8 2l8 -4l16 12z', '#e0a24a') +
    r(0, 22, 9, 22, BLUE) +
    r(55, 22, 9, 22, GREEN),
  p('M32 8q10 10 12 26l-4 22h-16l-4 -22q2 -16 12 -26z', SKIN) + l('M32 14v38', SHADE, 2.5) + r(20, 52, 24, 9, BLUE),
  turned(
    -15,
    p('M18 18q0 -6 7 -6h16q7 0 7 6v18q0 8 -8 8h-15q-7 0 -7 -8z', SKIN) +
      l('M25 14v12M32 13v13M39 14v12', SHADE, 2.5) +
      r(22, 42, 20, 18, RED),
  ),
  p('M20 8q7 -2 8 4l3 16l6 -18q6 -3 9 3l-6 22q6 6 4 14q-3 11 -14 11q-12 0 -14 -12z', SKIN) +
    l('M22 38q6 -5 12 1', SHADE, 2.5),
  p('M40 8q6 -1 6 5l-6 18q6 10 0 20q-6 9 -16 8q-14 -2 -14 -18q0 -12 12 -13q8 0 9 8l5 -14z', SKIN) +
    `<circle cx="23" cy="38" r="7" fill="none" stroke="${SHADE}" stroke-width="3"/>`,
  POINT,
  turned(180, POINT),
  turned(-90, POINT),
  turned(90, POINT),
  heart(32, 48, 23),
  heart(32, 48, 23) + l('M33 14l-6 12l10 7l-7 12', WHITE, 4),
  heart(24, 40, 16, '#f0777a') + heart(46, 52, 12),
  star(32, 33, 29),
  star(30, 36, 22, '#ffd84d') + star(52, 14, 10, '#ffd84d') + star(12, 12, 7, '#ffd84d'),
  p('M32 3q4 12 14 20q10 12 4 24q-5 14 -18 14t-18 -14q-4 -12 6 -20q2 6 6 6q6 -14 6 -30z', '#f0642d') +
    p('M33 32q9 8 8 17q-2 9 -9 9t-9 -9q0 -5 5 -8q2 3 3 2q1 -5 2 -11z', '#ffd84d'),
  t('100', 32, 36, 27, RED) + l('M8 46q24 -8 48 -2M14 55q20 -6 36 -2', RED),
  c(29, 38, 22, DARK) +
    r(36, 12, 12, 11, '#4c5869') +
    l('M44 14q6 -10 14 -4', SHADE, 3) +
    star(58, 10, 6, RED) +
    c(21, 31, 4, '#6b7686'),

  c(32, 32, 15, '#ffc53d') +
    Array.from({ length: 8 }, (_, index) => turned(index * 45, l('M32 4v8', '#ffc53d', 5))).join(''),
  p('M42 6a27 27 0 1 0 17 38a24 24 0 0 1 -17 -38z', '#ffd84d'),
  CLOUD,
  CLOUD + l('M18 50l-4 9M32 50l-4 9M46 50l-4 9', BLUE),
  CLOUD + c(18, 54, 4, '#8fd0ff') + c(32, 58, 4, '#8fd0ff') + c(46, 54, 4, '#8fd0ff'),
  p('M38 3l-26 32h16l-6 26l28 -36h-17z', '#ffc53d'),
  l('M6 50a26 26 0 0 1 52 0', RED, 6) +
    l('M13 50a19 19 0 0 1 38 0', AMBER, 6) +
    l('M20 50a12 12 0 0 1 24 0', GREEN, 6) +
    l('M27 50a5 5 0 0 1 10 0', BLUE, 5),
  l('M32 32v28', GREEN, 5) +
    p('M32 52q10 -14 20 -8q-4 12 -20 12z', GREEN) +
    c(32, 20, 14, RED) +
    l('M24 16q8 -8 14 2t-8 8t-2 -6', '#a3242a', 3),
  r(28, 42, 8, 19, '#8a5a2b') + p('M32 2l17 24h-8l12 19h-42l12 -19h-8z', GREEN),
  p('M8 54q-2 -40 46 -46q4 46 -36 44l-6 8z', '#5bb98b') + l('M12 58q14 -26 30 -36', '#21633f', 3),
  mug('#8a5a2b', p('M12 22h32v5h-32z', '#5c3a17')) + STEAM,
  mug('#9bd3ae', p('M12 22h32v5h-32z', '#3f8f5c')) + STEAM,
  mug(
    '#ffc53d',
    r(10, 12, 36, 12, WHITE, 6) +
      c(16, 12, 6, WHITE) +
      c(40, 12, 6, WHITE) +
      `<path d="M22 30v18M33 30v18" stroke="${AMBER}" stroke-width="4"/>`,
  ),
  r(8, 34, 48, 24, '#ffd9b8', 4) +
    p('M8 34h48v8q-6 8 -12 0q-6 8 -12 0q-6 8 -12 0q-6 8 -12 0z', '#f0777a') +
    l('M20 20v12M32 20v12M44 20v12', BLUE) +
    c(20, 14, 3.5, AMBER) +
    c(32, 14, 3.5, AMBER) +
    c(44, 14, 3.5, AMBER),
  p('M4 24h56a28 30 0 0 1 -56 0z', GREEN) +
    p('M10 24h44a22 24 0 0 1 -44 0z', '#ff6b6e') +
    c(24, 32, 2.2, DARK) +
    c(34, 38, 2.2, DARK) +
    c(42, 31, 2.2, DARK),
  p('M32 20q10 -10 20 0q8 14 -6 34q-6 6 -14 2q-8 4 -14 -2q-14 -20 -6 -34q10 -10 20 0z', RED) +
    l('M32 20q0 -10 6 -14', '#8a5a2b') +
    p('M38 12q8 -8 14 -4q-4 8 -14 4z', GREEN),
  p('M8 30h48q0 24 -18 28h-12q-18 -4 -18 -28z', '#3e63dd') +
    p('M10 30q0 -18 22 -18t22 18z', WHITE) +
    l('M44 4l-10 20M54 8l-14 17', '#8a5a2b', 3),
  r(8, 28, 48, 32, RED, 4) +
    r(4, 18, 56, 12, '#f0777a', 4) +
    r(28, 18, 8, 42, '#ffd84d', 0) +
    l('M32 18q-14 -16 -18 -4q2 6 18 4q14 -16 18 -4q-2 6 -18 4', '#ffd84d'),
  p('M32 3q19 0 19 20q0 14 -19 24q-19 -10 -19 -24q0 -20 19 -20z', RED) +
    p('M28 46h8l2 5h-12z', '#a3242a') +
    l('M32 51q-6 6 0 12', GREY, 2.5) +
    p('M22 12q4 -5 9 -4q-7 3 -8 10z', '#ff9d9f'),
  r(12, 4, 40, 56, RED, 6) +
    p('M12 10q20 22 40 0v10q-20 20 -40 0z', '#a3242a') +
    c(32, 30, 9, '#ffd84d') +
    t('¥', 32, 35.5, 15, '#a3242a'),

  r(5, 5, 54, 54, BLUE, 10) + t('P', 32, 47, 42, WHITE),
  p('M4 46v-12q2 -4 8 -5l6 -11q2 -4 7 -4h16q4 0 7 4l7 11q5 1 5 6v11z', BLUE) +
    p('M21 28l4 -8h7v8zM35 20h7l5 8h-12z', '#d6ecff') +
    WHEELS,
  r(5, 8, 54, 40, GREEN, 7) +
    r(10, 14, 12, 12, '#d6f5e3') +
    r(26, 14, 12, 12, '#d6f5e3') +
    r(42, 14, 12, 12, '#d6f5e3') +
    r(5, 34, 54, 4, WHITE, 0) +
    WHEELS,
  r(3, 14, 36, 32, AMBER, 4) + p('M41 24h11l9 11v11h-20z', RED) + p('M45 28h6l5 7h-11z', '#ffe3e3') + WHEELS,
  l('M14 46l10 -18h18l8 18M42 28l-4 -12h8', RED, 5) +
    p('M20 24h20v8h-18z', DARK) +
    c(14, 47, 10, DARK) +
    c(50, 47, 10, DARK) +
    c(14, 47, 4, GREY) +
    c(50, 47, 4, GREY),
  r(6, 22, 14, 38, '#4c5869', 3) +
    `<g transform="rotate(-14 14 28)"><rect x="12" y="23" width="50" height="9" rx="3" fill="${WHITE}" stroke="${RED}" stroke-width="1.5"/><path d="M22 23h8l-4 9h-8zM38 23h8l-4 9h-8zM54 23h7l-4 9h-7z" fill="${RED}"/></g>` +
    c(13, 40, 3.5, GREEN),
  r(10, 6, 30, 54, GREEN, 5) +
    r(15, 12, 20, 14, '#d6f5e3') +
    p('M27 30l-9 14h6l-3 10l11 -15h-7z', '#ffd84d') +
    l('M40 34h6v14q6 6 8 -2v-22l-6 -6', '#4c5869'),
  r(19, 3, 26, 58, DARK, 8) + c(32, 14, 7.5, RED) + c(32, 32, 7.5, '#ffc53d') + c(32, 50, 7.5, GREEN),
  c(32, 32, 28, RED) + r(12, 26, 40, 12, WHITE, 3),
  p('M32 4l30 54h-60z', '#ffc53d') + l('M32 24v16', DARK, 6) + c(32, 49, 3.6, DARK),
  c(32, 32, 28, GREEN) + l('M18 33l10 10l18 -21', WHITE, 6),
  c(32, 32, 28, RED) + l('M21 21l22 22M43 21l-22 22', WHITE, 6),
  c(32, 32, 28, BLUE) + c(32, 32, 22, WHITE) + l('M32 18v14l9 6', DARK),
  r(6, 10, 52, 50, WHITE, 6) +
    p('M6 16q0 -6 6 -6h40q6 0 6 6v10h-52z', RED) +
    l('M20 5v10M44 5v10', DARK, 5) +
    t('22', 32, 52, 24, DARK),
  p('M14 6l10 -1l4 14l-7 6q5 11 14 16l6 -7l14 5l-2 11q-4 8 -14 6q-26 -6 -34 -36q-1 -10 9 -14z', GREEN),
  r(16, 2, 32, 60, DARK, 7) + r(20, 9, 24, 42, '#8fd0ff', 2) + c(32, 56, 2.8, GREY),
  r(4, 13, 56, 40, '#e8eef7', 5) + l('M6 17l26 21l26 -21', BLUE) + l('M6 50l18 -16M58 50l-18 -16', GREY, 3),
  r(6, 8, 52, 36, DARK, 5) + r(10, 12, 44, 27, '#8fd0ff', 2) + p('M26 44h12l3 9h-18z', GREY) + r(16, 52, 32, 6, GREY),
  `<circle cx="20" cy="22" r="13" fill="none" stroke="${AMBER}" stroke-width="8"/>` +
    l('M30 31l26 25M46 47l7 -7M52 53l6 -6', AMBER, 6),
  p('M32 3q20 1 20 21q0 9 -9 17v7h-22v-7q-9 -8 -9 -17q0 -20 20 -21z', '#ffd84d') +
    r(22, 49, 20, 5, GREY) +
    r(25, 55, 14, 6, '#7c889c') +
    l('M26 26l6 5l6 -5M32 31v14', SHADE, 3),
];
