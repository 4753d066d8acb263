/** Pages that the menu names and that later issues build: docs/status.md says which. */
export const PLANNED_PAGES: ReadonlySet<string> = new Set<string>([]);
