import { EmojiImage } from './emoji/EmojiImage.js';
import { splitEmojis } from './emoji/splitEmojis.js';

/** A text with its emoji as images. Whatever looks like HTML is text. */
export function ChatText({ text, emojiSize }: { text: string; emojiSize?: number }) {
  return splitEmojis(text).map((part, index) =>
    typeof part === 'string' ? part : <EmojiImage key={index} emoji={part} {...(emojiSize && { size: emojiSize })} />,
  );
}
