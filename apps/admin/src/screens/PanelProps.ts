import { type ScreenFigures } from './useScreen.js';

/** Figures of the screen; undefined before the first answer. */
export interface PanelProps {
  revenue: ScreenFigures['revenue']['data'];
  traffic: ScreenFigures['traffic']['data'];
}
