/** What is kept where the browser keeps nothing: it ends with the page. */
const kept = new Map<string, string>();

/** What this browser was given to keep under a name; empty for nothing. */
export function readKept(name: string): string {
  try {
    return localStorage.getItem(name) ?? kept.get(name) ?? '';
  } catch (error) {
    console.warn('What was kept cannot be read', error);
    return kept.get(name) ?? '';
  }
}

/** Keeps a text under a name; an empty one forgets it. */
export function keep(name: string, value: string): void {
  kept.set(name, value);
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch (error) {
    console.warn('A text cannot be kept', error);
  }
}
