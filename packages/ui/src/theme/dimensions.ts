/** Fixed measures of the product in px, exported once and used everywhere. */
export const DIMENSIONS = {
  popupDialog: 800,
  userPicker: 800,
  treeUserDialog: 450,
  columnDrawer: 320,
  settingsDrawer: 280,
  phoneMenu: 280,
  noticeDrawer: 380,
  sidebar: 210,
  sidebarCollapsed: 52,
  topMenuItem: 116,
  mobileBreakpoint: 992,
  richEditorHeight: 500,
} as const;
