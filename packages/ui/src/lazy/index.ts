export { lazyPart, WholePart, type LazyPart, type WholePartProps } from './lazyPart.js';
