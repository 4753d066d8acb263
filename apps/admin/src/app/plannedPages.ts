/** Pages that the menu names and that later issues build; docs/status.md lists them for people. */
export const PLANNED_PAGES: ReadonlySet<string> = new Set<string>(['extend/document', 'extend/projectGantt']);
