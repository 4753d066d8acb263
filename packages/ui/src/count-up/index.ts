export { CountUp, type CountUpProps } from './CountUp.js';
