export { Anchor, type AnchorItem, type AnchorProps } from './Anchor.js';
