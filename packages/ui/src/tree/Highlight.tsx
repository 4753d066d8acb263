/** Marks every occurrence of a query in a text. */
export function Highlight({ text, query }: HighlightProps) {
  const needle = query.trim().toLowerCase();
  if (needle === '') return text;
  const lower = text.toLowerCase();
  // lower-casing may change the length of a few scripts; then positions do not fit and nothing is marked
  if (lower.length !== text.length) return text;
  const parts: React.ReactNode[] = [];
  let from = 0;
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    if (at > from) parts.push(text.slice(from, at));
    parts.push(
      <mark key={at} className="bg-warning-soft font-medium text-warning-text">
        {text.slice(at, at + needle.length)}
      </mark>,
    );
    from = at + needle.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

export interface HighlightProps {
  text: string;
  query: string;
}
