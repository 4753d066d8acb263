// How the faces of the chat's emoji look: 64 × 64, one line each: colour, eyes, mouth, what stands around them.
const INK = '#5b3a00';
const stroke = (d, more = '') =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const fill = (d, color) => `<path d="${d}" fill="${color}"/>`;
const circle = (x, y, r, color = INK) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
const both = (draw) => draw(22) + draw(42);

export const heart = (x, y, r, color = '#e5484d') =>
  fill(
    `M${x} ${y + r}c${-r * 1.6} ${-r}${-r * 1.3} ${-r * 2}${-r * 0.6} ${-r * 2}c${r * 0.35} 0 ${r * 0.6} ${r * 0.3}${r * 0.6} ${r * 0.6}c0 ${-r * 0.3} ${r * 0.25} ${-r * 0.6} ${r * 0.6} ${-r * 0.6}c${r * 0.7} 0 ${r} ${r}${-r * 0.6} ${r * 2}z`,
    color,
  );
export const star = (x, y, r, color = '#f5a700') =>
  `<polygon points="${Array.from({ length: 10 }, (_, index) => {
    const [angle, size] = [(Math.PI / 5) * index - Math.PI / 2, index % 2 ? r * 0.45 : r];
    return `${(x + Math.cos(angle) * size).toFixed(1)},${(y + Math.sin(angle) * size).toFixed(1)}`;
  }).join(' ')}" fill="${color}"/>`;

const EYES = {
  dot: both((x) => circle(x, 27, 3.6)),
  happy: both((x) => stroke(`M${x - 5} 29q5 -7 10 0`)),
  closed: both((x) => stroke(`M${x - 5} 26q5 5 10 0`)),
  flat: both((x) => stroke(`M${x - 5} 27h10`)),
  wide: both((x) => circle(x, 27, 7, '#fff') + circle(x, 27, 3)),
  up: both((x) => circle(x, 26, 7, '#fff') + circle(x, 22.5, 3.2)),
  side: both((x) => circle(x, 27, 6.5, '#fff') + circle(x + 3.4, 27, 3.2)),
  heart: both((x) => heart(x, 29, 6)),
  star: both((x) => star(x, 27, 8, '#e5484d')),
  money: both(
    (x) => `<text x="${x}" y="33" font-size="17" font-weight="700" text-anchor="middle" fill="#18794e">¥</text>`,
  ),
  wink: circle(22, 27, 3.6) + stroke('M37 28q5 -6 10 0'),
  cross: both((x) => stroke(`M${x - 4} 23l8 8m0 -8l-8 8`)),
  swirl: both((x) => stroke(`M${x} 27a2 2 0 1 1 2 2a4.5 4.5 0 1 1 3 -5`)),
  angry: stroke('M16 21l10 5') + stroke('M48 21l-10 5') + both((x) => circle(x, 29.5, 3.4)),
  worry: stroke('M16 23l9 -4') + stroke('M48 23l-9 -4') + both((x) => circle(x, 29, 3.4)),
  glasses:
    both(
      (x) => `<circle cx="${x}" cy="28" r="8" fill="#fff" stroke="#30343c" stroke-width="3"/>` + circle(x, 28, 2.8),
    ) + '<path d="M30 27h4" stroke="#30343c" stroke-width="3"/>',
  shades: fill('M11 22h19v5a9 8 0 0 1 -18 0zM34 22h19l-1 5a9 8 0 0 1 -18 0zM29 22h6v3h-6z', '#22252b'),
  brow: stroke('M16 20q6 -4 11 0') + stroke('M37 22h11') + both((x) => circle(x, 29, 3.4)),
};
const MOUTHS = {
  smile: stroke('M21 40q11 10 22 0'),
  open: fill('M19 38h26q-1 15 -13 15t-13 -15z', '#7a2f00') + fill('M24 49q8 -6 16 0q-8 7 -16 0z', '#f0777a'),
  grin: fill('M18 38h28q-1 13 -14 13t-14 -13z', '#fff') + stroke('M18 38h28q-1 13 -14 13t-14 -13z'),
  small: stroke('M27 42q5 4 10 0'),
  flat: stroke('M23 43h18'),
  none: '',
  o: `<ellipse cx="32" cy="45" rx="5" ry="6" fill="#7a2f00"/>`,
  big: `<ellipse cx="32" cy="46" rx="8" ry="9" fill="#7a2f00"/>`,
  sad: stroke('M22 47q10 -10 20 0'),
  wave: stroke('M20 45q4 -6 8 0t8 0t8 0'),
  kiss: stroke('M30 38q7 2 1 5q7 2 0 6'),
  tongue: fill('M26 43h12v6a6 6 0 0 1 -12 0z', '#f0777a') + stroke('M20 41q12 7 24 0'),
  smirk: stroke('M23 44q12 3 19 -5'),
  zip: stroke('M20 43h24') + stroke('M24 40v6M29 40v6M35 40v6M40 40v6'),
  teeth:
    `<rect x="19" y="39" width="26" height="10" rx="4" fill="#fff" stroke="${INK}" stroke-width="3"/>` +
    stroke('M26 39v10M32 39v10M38 39v10'),
  sick: fill('M24 42h16v6q2 9 -8 12q-10 -3 -8 -12z', '#76b947') + stroke('M22 42h20'),
  ill:
    stroke('M24 45h10') +
    '<path d="M34 44l13 7" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M36 45l10 5" stroke="#e5484d" stroke-width="2.4"/>',
};
const AROUND = {
  blush: circle(15, 38, 5, '#ff9d8a') + circle(49, 38, 5, '#ff9d8a'),
  sweat: fill('M50 10q7 9 0 13q-7 -4 0 -13z', '#4aa8ff'),
  sweats: fill('M50 10q7 9 0 13q-7 -4 0 -13z', '#4aa8ff') + fill('M13 12q7 9 0 13q-7 -4 0 -13z', '#4aa8ff'),
  tear: fill('M45 32q7 10 0 14q-7 -4 0 -14z', '#4aa8ff'),
  joy: fill('M9 30q9 3 5 12q-9 0 -5 -12zM55 30q-9 3 -5 12q9 0 5 -12z', '#4aa8ff'),
  streams: fill('M18 31h8v24q-5 4 -8 0zM38 31h8v24q-3 4 -8 0z', '#6cc0ff'),
  steam: fill('M4 44q-5 5 2 8q4 3 8 -2zM60 44q5 5 -2 8q-4 3 -8 -2z', '#d9dee8'),
  sleep:
    '<text x="46" y="20" font-size="20" font-weight="700" fill="#3e63dd">z</text><text x="55" y="11" font-size="14" font-weight="700" fill="#3e63dd">z</text>',
  question: '<text x="49" y="22" font-size="24" font-weight="700" fill="#3e63dd">?</text>',
  heart: heart(52, 46, 8),
  hand: fill('M20 60q-2 -10 6 -11q4 -8 9 -7q3 1 0 5l14 0q4 3 0 5l-9 1q-2 9 -11 10z', '#ffb224'),
  chin: fill('M18 58q0 -9 8 -9l10 -4q4 2 1 5l-6 3q1 8 -6 9z', '#ffb224'),
  gauze:
    '<path d="M6 18q26 -12 50 4" stroke="#fff" stroke-width="8" fill="none"/><path d="M28 11l8 6m0 -7l-7 8" stroke="#d9dee8" stroke-width="2"/>',
  mask:
    fill('M12 36q20 -6 40 0v12q-20 18 -40 0z', '#e8f1fb') +
    '<path d="M18 42h28M18 48h28" stroke="#9db7d5" stroke-width="2"/>',
  ice: '<rect x="14" y="6" width="36" height="12" rx="5" fill="#8fd0ff"/>',
  halo: '<ellipse cx="32" cy="6" rx="17" ry="4.5" fill="none" stroke="#ffd84d" stroke-width="4"/>',
  party:
    fill('M40 14l16 -12l2 20z', '#8e4ec6') +
    star(10, 12, 5, '#e5484d') +
    circle(20, 6, 3, '#30a46c') +
    circle(6, 28, 3, '#3e63dd'),
  hat: fill('M14 14h36v5h-36zM20 1h24v14h-24z', '#30343c'),
  helmet: fill('M8 20q2 -18 24 -18t24 18h3v4h-54v-4z', '#f5a700') + fill('M28 2h8v18h-8z', '#d98c00'),
  mad: fill('M46 8l4 5l5 -4l-2 6l6 2l-6 3l2 6l-6 -4l-4 4l0 -6l-6 -1l5 -4z', '#e5484d'),
};
const faces = (rows) =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [eyes, mouth, around, color = '#ffcd38'] = row.trim().split(' ');
      return circle(32, 33, 28, color) + EYES[eyes] + MOUTHS[mouth] + (AROUND[around] ?? '');
    });

const animal = (color, ears, more) =>
  fill(ears, color) + circle(32, 35, 25, color) + both((x) => circle(x, 32, 3.6)) + more;

/** 100 to 159, in the order of the table. */
export const FACES = [
  ...faces(`
    dot smile -
    happy open -
    happy smile blush
    closed small blush
    dot grin -
    happy open joy
    wink smile -
    closed smile blush #ffc46b
    wide small blush
    heart open -
    closed kiss heart
    wink kiss heart
    dot tongue -
    wink tongue -
    happy tongue blush
    shades smile -
    brow smirk -
    side smirk -
    up flat -
    side flat -
    brow flat chin
    wide small question
    wide o -
    wide big sweats
    worry big - #a9d8ff
    swirl wave -
    flat flat -
    dot zip -
    dot none -
    wide teeth sweat
    dot flat sweat
    worry wave sweats
    worry sad -
    up sad tear
    closed sad tear
    cross big streams
    closed sad -
    closed o steam
    angry sad - #ff8f6b
    angry teeth steam #ff6b57
    cross wave mad
    side sad hand
    closed small sleep
    closed o sleep #bcd4ff
    flat wave sweat
    worry ill -
    dot none mask
    worry flat gauze
    cross sick - #d4e36b
    worry ill ice #ff9d7a
    money open -
    star open -
    happy open party
    closed smile halo #ffdf80
    brow smile hat
    dot smile helmet
    glasses grin -`),
  '<rect x="9" y="16" width="46" height="42" rx="10" fill="#a9b4c6"/><path d="M32 16v-9" stroke="#7c889c" stroke-width="4"/>' +
    circle(32, 6, 4, '#e5484d') +
    both((x) => circle(x, 33, 7, '#e8f6ff') + circle(x, 33, 3, '#0b68cb')) +
    '<path d="M20 48h24" stroke="#4c5869" stroke-width="4" stroke-dasharray="4 3"/>',
  animal(
    '#f5a54a',
    'M10 30l2 -25l18 10zM54 30l-2 -25l-18 10z',
    fill('M28 40h8l-4 5z', '#d6409f') +
      stroke('M32 45q-4 6 -8 2M32 45q4 6 8 2M8 40l10 2M8 48l10 -2M56 40l-10 2M56 48l-10 -2'),
  ),
  animal(
    '#d9a066',
    'M8 14q-6 20 4 28l12 -24zM56 14q6 20 -4 28l-12 -24z',
    `<ellipse cx="32" cy="46" rx="11" ry="9" fill="#fff2df"/>` +
      `<ellipse cx="32" cy="41" rx="5" ry="4" fill="${INK}"/>` +
      stroke('M32 45v5'),
  ),
];
