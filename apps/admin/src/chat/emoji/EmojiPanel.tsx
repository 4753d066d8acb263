import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useRef, useState, type KeyboardEvent } from 'react';
import { chatTexts } from '../chatTexts.js';
import { EmojiImage } from './EmojiImage.js';
import { EMOJIS, type Emoji } from './emojiTable.js';

/** Every emoji, ten in a row; arrows go from one to the next. */
export function EmojiPanel({ onChoose }: { onChoose: (emoji: Emoji) => void }) {
  const t = useMessages(chatTexts);
  const locale = useLocale();
  const [current, setCurrent] = useState(0);
  const panel = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(EMOJIS.length - 1, Math.max(0, current + step));
    setCurrent(next);
    panel.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={panel}
      role="toolbar"
      aria-label={t('emoji')}
      onKeyDown={handleKey}
      className="grid max-h-64 grid-cols-10 overflow-y-auto"
    >
      {EMOJIS.map((emoji, index) => (
        <button
          key={emoji.number}
          type="button"
          aria-label={emoji.names[locale]}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChoose(emoji)}
          onFocus={() => setCurrent(index)}
          className="grid size-8 place-items-center rounded-sm hover:bg-hover focus-visible:-outline-offset-2"
        >
          <EmojiImage emoji={emoji} size={24} />
        </button>
      ))}
    </div>
  );
}

const STEPS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: 10,
  ArrowUp: -10,
  Home: -1_000,
  End: 1_000,
};
