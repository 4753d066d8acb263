/** Placeholders of an original that another wording of it lacks, and those that it invents, as they are written. */
export function changedPlaceholders(original: string, text: string): { lost: string[]; invented: string[] } {
  const before = placeholdersOf(original);
  const after = placeholdersOf(text);
  return { lost: withoutThose(before, after), invented: withoutThose(after, before) };
}

/** `{name}` and `{name:word}` are the same placeholder: languages differ in how they write a name inside a sentence. */
function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)(:word)?\}/g), ([, name]) => `{${name ?? ''}}`))];
}

function withoutThose(list: readonly string[], others: readonly string[]): string[] {
  return list.filter((name) => !others.includes(name));
}
