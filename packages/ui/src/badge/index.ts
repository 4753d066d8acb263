export { BADGE_MAX, Badge, type BadgeProps } from './Badge.js';
