export { notify, type NotifyOptions } from './notify.js';
