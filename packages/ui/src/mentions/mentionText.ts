/**
 * What is being typed behind a trigger at the caret; null when the caret stands behind none. A trigger inside a word of
 * Latin letters is none: `zhang@example.com` mentions nobody.
 */
export function mentionAt(text: string, caret: number, trigger: string): TypedMention | null {
  const start = text.lastIndexOf(trigger, caret - 1);
  if (start < 0 || start + trigger.length > caret) return null;
  const before = text[start - 1];
  if (before !== undefined && /[\w.]/.test(before)) return null;
  const query = text.slice(start + trigger.length, caret);
  return /\s/.test(query) ? null : { start, query };
}

/** Puts a name in place of what was typed; answers the text and where the caret stands then. */
export function insertMention(text: string, { start, query }: TypedMention, trigger: string, name: string): Inserted {
  const end = start + trigger.length + query.length;
  const mention = `${trigger}${name} `;
  const rest = text.slice(end).replace(/^ /, '');
  return { text: text.slice(0, start) + mention + rest, caret: start + mention.length };
}

/** The options whose names a text mentions, in their own order: whom to notify when it is saved. */
export function mentionsIn<Option extends { label: string }>(
  text: string,
  options: readonly Option[],
  trigger = '@',
): Option[] {
  return options.filter(({ label }) => {
    for (let at = text.indexOf(trigger + label); at >= 0; at = text.indexOf(trigger + label, at + 1)) {
      const next = text[at + trigger.length + label.length];
      if (next === undefined || /[^\p{L}\p{N}]/u.test(next)) return true;
    }
    return false;
  });
}

export interface TypedMention {
  /** Where the trigger stands. */
  start: number;
  /** What stands between the trigger and the caret. */
  query: string;
}

interface Inserted {
  text: string;
  caret: number;
}
