export { Popover, PopoverPanel, popoverPanelClass, type PopoverProps } from './Popover.js';
