/** The name that was probably meant: a third of the word away and at most two letters, best with the same first letter; undefined for none. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const most = Math.min(2, Math.ceil(word.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const name of names) {
    const letters = lettersApart(word.toLowerCase(), name.toLowerCase());
    const distance = letters + (name.charAt(0).toLowerCase() === word.charAt(0).toLowerCase() ? 0 : 0.5);
    if (letters <= most && (!best || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

/** Letters to add, drop or change between two words (Levenshtein). */
function lettersApart(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let i = 1; i <= first.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (first[i - 1] === second[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[second.length] ?? 0;
}
