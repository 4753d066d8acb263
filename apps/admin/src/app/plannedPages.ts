/** Pages that the menu names and that later issues build; docs/status.md lists them for people. */
export const PLANNED_PAGES: ReadonlySet<string> = new Set<string>([
  'extend/form',
  'extend/importExport',
  'extend/signature',
  'extend/printData',
  'extend/order',
]);
