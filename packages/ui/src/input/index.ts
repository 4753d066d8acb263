export { ClearButton, type ClearButtonProps } from './ClearButton.js';
export { Input, type InputProps } from './Input.js';
export { inputBox, inputLook, inputField } from './inputBox.js';
