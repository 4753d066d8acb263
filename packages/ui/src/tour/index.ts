export { Tour, type TourProps, type TourStep } from './Tour.js';
