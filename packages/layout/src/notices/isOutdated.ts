/** Whether a page that was fetched now starts from other files than the one that runs: somebody deployed in between. */
export function isOutdated(html: string, runningEntries: readonly string[]): boolean {
  return (
    runningEntries.length > 0 && html.includes('<script') && !runningEntries.every((entry) => html.includes(entry))
  );
}
