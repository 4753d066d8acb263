export { DropdownMenu, type DropdownMenuProps } from './DropdownMenu.js';
export { menuClasses, type MenuItem } from './menuItem.js';
