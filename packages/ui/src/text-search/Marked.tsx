import { type TextRange } from '../text-match/matchText.js';

/** A text with the parts that match what was typed in the colour of the theme. */
export function Marked({ text, ranges }: MarkedProps) {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark className="bg-transparent font-semibold text-primary-text">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

export interface MarkedProps {
  text: string;
  /** Parts of the text, in their order, as [start, end). */
  ranges: readonly TextRange[];
}
