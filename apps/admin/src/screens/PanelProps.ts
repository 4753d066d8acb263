import { type ScreenFigures } from './useScreen.js';

/** Figures of the screen; undefined before the first answer, and berths where none of its panels shows them. */
export interface PanelProps {
  revenue: ScreenFigures['revenue']['data'];
  traffic: ScreenFigures['traffic']['data'];
  berths: ScreenFigures['berths']['data'];
}
