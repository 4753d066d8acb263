/** What this tab of the browser keeps under a key; undefined when there is nothing, it is broken, or storage is blocked. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // blocked storage or a broken value: as if nothing had been kept
    return undefined;
  }
}

/** Keeps a value for this tab of the browser, over reloads; without room or storage it is lost with the page. */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`${key} is not kept over a reload`, error);
  }
}

/** Removes what this tab keeps under the keys that are named. */
export function removeFromTab(isNamed: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (isNamed(key)) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('The storage of this tab is blocked', error);
  }
}
