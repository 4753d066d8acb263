// `node scripts/draw-emojis.mjs`: draws the emoji of the chat, our own, into two sprites of ten in a row: numbers
// 100 to 199 as GIF, 200 to 219 as PNG (64 px each). Names stand in apps/admin/src/chat/emoji/emojiTable.ts.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { FACES } from './emoji/faces.mjs';
import { THINGS } from './emoji/things.mjs';

const SIZE = 64;
const IN_A_ROW = 10;
const sharp = createRequire(join(root, 'apps/server/package.json'))('sharp');
const folder = join(root, 'apps/admin/src/chat/emoji');
const drawings = [...FACES, ...THINGS];
if (drawings.length !== 120) throw new Error(`${drawings.length} drawings for 120 emoji`);

await sprite(drawings.slice(0, 100)).gif({ colours: 128, dither: 0 }).toFile(join(folder, 'emoji-100-199.gif'));
await sprite(drawings.slice(100))
  .png({ palette: true, colours: 128, effort: 10 })
  .toFile(join(folder, 'emoji-200-219.png'));

function sprite(cells) {
  const [width, height] = [SIZE * IN_A_ROW, SIZE * Math.ceil(cells.length / IN_A_ROW)];
  const drawn = cells.map((cell, index) => {
    const [x, y] = [(index % IN_A_ROW) * SIZE, Math.floor(index / IN_A_ROW) * SIZE];
    // a little air, so that neighbours do not bleed into each other when they are drawn small
    return `<svg x="${x + 2}" y="${y + 2}" width="${SIZE - 4}" height="${SIZE - 4}" viewBox="0 0 64 64">${cell}</svg>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">${drawn.join('')}</svg>`,
    ),
  );
}
