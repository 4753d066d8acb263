import { createContext, use } from 'react';
import { type PanelProps } from '../screens/PanelProps.js';

/** What widgets know of the screen around them. */
export interface ScreenSurroundings {
  /** Figures of the parking panels; undefined before the first answer. */
  figures: PanelProps;
  /** Why the parking panels have none; '' for nothing. */
  figuresError: string;
  /** When figures were read last, in ms since 1970; 0 before. */
  updatedAt: number;
  /** Whether the server is not heard. */
  isAway: boolean;
}

export const NO_SURROUNDINGS: ScreenSurroundings = {
  figures: { revenue: undefined, traffic: undefined, berths: undefined },
  figuresError: '',
  updatedAt: 0,
  isAway: false,
};

export const ScreenContext = createContext<ScreenSurroundings>(NO_SURROUNDINGS);

export function useSurroundings(): ScreenSurroundings {
  return use(ScreenContext);
}
