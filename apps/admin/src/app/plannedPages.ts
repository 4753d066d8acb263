/** Pages that the menu names and that later issues build; docs/status.md lists them for people. */
export const PLANNED_PAGES: ReadonlySet<string> = new Set<string>([
  'onlineDev/screenDesign',
  'extend/form',
  'extend/importExport',
  'extend/signature',
  'extend/schedule',
  'extend/email',
  'extend/document',
  'extend/printData',
  'extend/map',
  'extend/order',
  'extend/projectGantt',
  'emailDetail',
]);
