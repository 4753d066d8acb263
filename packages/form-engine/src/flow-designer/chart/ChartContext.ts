import { createContext, type ReactNode, useContext } from 'react';
import { type FlowBox } from './layoutFlow.js';

/** What the boxes of a chart share; it stays the same while the flow is edited. */
export interface ChartActions {
  /** Absent in a chart that only shows. */
  onSelect?: ((id: string) => void) | undefined;
  /** What stands around the selected box: handles, buttons. */
  toolsOf?: ((box: Pick<FlowBox, 'id' | 'kind'>) => ReactNode) | undefined;
}

export const ChartContext = createContext<ChartActions>({});

/** The actions of the chart around. */
export function useChart(): ChartActions {
  return useContext(ChartContext);
}
