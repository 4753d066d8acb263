/** What a new text puts in place of a part of an old one; the parts around are the same. */
export interface TextDifference {
  /** Where the old text differs, from `start` to before `end`. */
  start: number;
  end: number;
  /** What stands there in the new text. */
  text: string;
}

/** The one part in which two texts differ; undefined for equal ones. No character is cut in half. */
export function textDifference(before: string, after: string): TextDifference | undefined {
  if (before === after) return undefined;
  const [old, now] = [[...before], [...after]];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - start && old[old.length - 1 - tail] === now[now.length - 1 - tail])
    tail += 1;
  const head = lengthOf(old.slice(0, start));
  return {
    start: head,
    end: head + lengthOf(old.slice(start, old.length - tail)),
    text: now.slice(start, now.length - tail).join(''),
  };
}

/**
 * A text with both changes of an original, theirs first where both put something at the same place; undefined when they
 * changed the same part.
 */
export function mergeTexts(original: string, theirs: string, mine: string): string | undefined {
  const [other, own] = [textDifference(original, theirs), textDifference(original, mine)];
  if (!other || !own) return other ? theirs : mine;
  const isBefore = other.end < own.start || (other.end === own.start && other.start <= own.start);
  const isAfter = own.end < other.start || (own.end === other.start && own.start < other.start);
  if (!isBefore && !isAfter) return undefined;
  const [first, second] = isBefore ? [other, own] : [own, other];
  const head = original.slice(0, first.start) + first.text;
  return head + original.slice(first.end, second.start) + second.text + original.slice(second.end);
}

function lengthOf(characters: readonly string[]): number {
  return characters.join('').length;
}
