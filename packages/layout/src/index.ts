export { AppFrame } from './shell/AppFrame.js';
export {
  type AppFrameProps,
  type FrameAbout,
  type FrameBrand,
  type FrameContent,
  type FrameLinks,
  type FrameMemory,
  type FrameOptions,
  type FramePage,
  type FrameRouting,
  type FrameUser,
} from './frame/frameProps.js';
export { type NavigationItem } from './frame/navigationItem.js';
export { type LocalText } from './routing/localText.js';
export { type PaletteRecord, type SearchRecords } from './palette/paletteRecords.js';
export { KeepAlive, type KeepAliveProps } from './content/KeepAlive.js';
export { MessageButtons, type MessageButtonsProps, type UnreadCounts } from './notices/MessageButtons.js';
export { Brand, type BrandProps } from './sidebar/Brand.js';
