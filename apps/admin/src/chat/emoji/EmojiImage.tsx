import { useLocale } from '@smart-admin/ui/locale';
import { type Emoji, FIRST_EMOJI, LAST_GIF } from './emojiTable.js';
import gif from './emoji-100-199.gif';
import png from './emoji-200-219.png';

/** One image of the two sprites, which have ten in a row. */
export function EmojiImage({ emoji: { number, names }, size = 22 }: { emoji: Emoji; size?: number }) {
  const locale = useLocale();
  const isGif = number <= LAST_GIF;
  const index = number - (isGif ? FIRST_EMOJI : LAST_GIF + 1);
  return (
    <span
      role="img"
      aria-label={names[locale]}
      title={names[locale]}
      className="inline-block bg-no-repeat forced-color-adjust-none"
      style={{
        verticalAlign: -Math.round(size * 0.22),
        width: size,
        height: size,
        backgroundImage: `url(${isGif ? gif : png})`,
        backgroundSize: `${size * 10}px auto`,
        backgroundPosition: `${-(index % 10) * size}px ${-Math.floor(index / 10) * size}px`,
      }}
    />
  );
}
