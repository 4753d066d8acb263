/** Separators of tags in what is typed or pasted: commas of both scripts, the enumeration comma, semicolons, lines, tabs. */
const SEPARATORS = /[,，、;；\n\r\t]+/;

/** Whether a text holds more than one tag. */
export function hasSeparator(text: string): boolean {
  return SEPARATORS.test(text);
}

/**
 * Adds the tags of a text in their order. What cannot be added is answered as the rest with the first reason; it stays in
 * the field, so that it can be mended.
 */
export function addTags(tags: readonly string[], text: string, limits: TagLimits): AddedTags {
  const result = [...tags];
  const added: string[] = [];
  const refused: string[] = [];
  let problem: TagProblem | undefined;
  for (const raw of text.split(SEPARATORS)) {
    const tag = raw.trim();
    if (tag === '') continue;
    const wrong = problemOf(tag, result, limits);
    if (wrong === undefined) {
      result.push(tag);
      added.push(tag);
      continue;
    }
    problem ??= { ...wrong, tag };
    // a second one of the same needs no mending
    if (wrong.kind !== 'duplicate') refused.push(tag);
  }
  return { tags: result, added, rest: refused.join(', '), problem };
}

function problemOf(
  tag: string,
  tags: readonly string[],
  { max, maxLength, validate }: TagLimits,
): Omit<TagProblem, 'tag'> | undefined {
  if (tags.some((other) => other.toLocaleLowerCase() === tag.toLocaleLowerCase())) return { kind: 'duplicate' };
  if (max !== undefined && tags.length >= max) return { kind: 'full' };
  if (maxLength !== undefined && tag.length > maxLength) return { kind: 'tooLong' };
  const message = validate?.(tag);
  return message === undefined ? undefined : { kind: 'invalid', message };
}

export interface TagLimits {
  /** Most tags. */
  max?: number;
  /** Most characters of a tag. */
  maxLength?: number;
  /** Says why a tag is not taken; undefined takes it. */
  validate?: (tag: string) => string | undefined;
}

export interface TagProblem {
  kind: 'duplicate' | 'full' | 'tooLong' | 'invalid';
  tag: string;
  /** What `validate` said. */
  message?: string;
}

export interface AddedTags {
  tags: string[];
  added: string[];
  /** What was not taken and can be mended. */
  rest: string;
  problem: TagProblem | undefined;
}
