export { Toaster } from './Toaster.js';
export { TOAST_DURATION, toast, type ToastOptions } from './toast.js';
