export { Empty, type EmptyProps } from './Empty.js';
