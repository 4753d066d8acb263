export { Button, type ButtonProps } from './Button.js';
export { IconButton, type IconButtonProps } from './IconButton.js';
export { buttonVariants, type ButtonVariant } from './buttonVariants.js';
