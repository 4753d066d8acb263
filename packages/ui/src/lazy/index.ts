export { lazyPart } from './lazyPart.js';
