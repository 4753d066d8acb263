import { randomInt } from 'node:crypto';

/** Strokes of each letter as points of a 10 by 16 box; letters that look alike are left out. */
const STROKES: Record<string, string> = {
  A: '0,16 5,0 10,16|2,10 8,10',
  C: '10,3 6,0 2,2 0,8 2,14 6,16 10,13',
  E: '10,0 0,0 0,16 10,16|0,8 8,8',
  F: '10,0 0,0 0,16|0,8 8,8',
  H: '0,0 0,16|10,0 10,16|0,8 10,8',
  J: '3,0 10,0|8,0 8,12 5,16 0,13',
  K: '0,0 0,16|10,0 0,9|3,7 10,16',
  L: '0,0 0,16 10,16',
  M: '0,16 1,0 5,9 9,0 10,16',
  N: '0,16 0,0 10,16 10,0',
  P: '0,16 0,0 7,0 10,4 7,8 0,8',
  R: '0,16 0,0 7,0 10,4 7,8 0,8|5,8 10,16',
  T: '0,0 10,0|5,0 5,16',
  U: '0,0 0,12 3,16 7,16 10,12 10,0',
  V: '0,0 5,16 10,0',
  W: '0,0 2,16 5,6 8,16 10,0',
  X: '0,0 10,16|10,0 0,16',
  Y: '0,0 5,8 10,0|5,8 5,16',
  3: '0,1 8,0 4,7 9,9 9,14 4,16 0,14',
  4: '7,16 7,0 0,11 10,11',
  7: '0,0 10,0 4,16',
  9: '9,6 4,8 1,5 3,0 8,1 9,6 6,16',
};

/** Letters that a captcha may hold. */
export const CAPTCHA_LETTERS = Object.keys(STROKES);

const WIDTH = 120;
const HEIGHT = 40;

/** Picture of a code as SVG: letters as bent strokes, so no text can be read out of it, among lines and dots. */
export function drawCaptcha(code: string): string {
  const letters = [...code].map((letter, index) => drawLetter(letter, index)).join('');
  const lines = Array.from({ length: 5 }, drawLine).join('');
  const dots = Array.from(
    { length: 30 },
    () => `<circle cx="${randomInt(WIDTH)}" cy="${randomInt(HEIGHT)}" r="1" fill="${colour()}"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#f4f6f8"/>${dots}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines}${letters}</g></svg>`;
}

function drawLetter(letter: string, index: number): string {
  const angle = randomInt(-25, 26);
  const scale = randomInt(125, 165) / 100;
  const x = 12 + index * 27 + randomInt(-2, 4);
  const y = 8 + randomInt(-3, 4);
  const path = (STROKES[letter] ?? '').split('|').map(bend).join('');
  return `<path transform="translate(${x} ${y}) rotate(${angle} 5 8) scale(${scale} ${scale * 0.9})" d="${path}" stroke="${colour()}" stroke-width="${randomInt(14, 22) / 10}"/>`;
}

function bend(stroke: string): string {
  const points = stroke
    .split(' ')
    .map((point) => point.split(',').map((value) => Number(value) + randomInt(-9, 10) / 10));
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x?.toFixed(1)} ${y?.toFixed(1)}`).join('');
}

function drawLine(): string {
  const point = () => `${randomInt(WIDTH)} ${randomInt(HEIGHT)}`;
  return `<path d="M${point()} Q${point()} ${point()}" stroke="${colour()}" stroke-width="1"/>`;
}

function colour(): string {
  return `hsl(${randomInt(360)} 60% ${randomInt(30, 55)}%)`;
}
