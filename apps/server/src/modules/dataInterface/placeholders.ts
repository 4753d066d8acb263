const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Names of the parameters that a text mentions as `{{name}}`. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** The text with each `{{name}}` replaced by what `write` makes of the name. */
export function fillPlaceholders(text: string, write: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (_whole, name: string) => write(name));
}
