import { EMOJIS, type Emoji } from './emojiTable.js';

const BY_CODE = new Map(EMOJIS.map((emoji) => [emoji.code, emoji]));

/** A text with its emoji taken out of it; codes that nobody knows stay text. */
export function splitEmojis(text: string): readonly (string | Emoji)[] {
  return text.split(/(\[[^[\]]{1,10}\])/).flatMap((part, index) => {
    const emoji = index % 2 === 1 ? BY_CODE.get(part) : undefined;
    return part === '' ? [] : [emoji ?? part];
  });
}
