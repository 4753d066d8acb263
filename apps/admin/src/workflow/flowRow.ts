import { type api } from '../app/api.js';
import { type Queued } from './queuedRows.js';

/** What the rows of all lists of flows say. */
export type FlowRow = Awaited<ReturnType<typeof api.workflow.flowList.launched>>['list'][number];

/** The same in its list. */
export type FlowListRow = Queued<FlowRow>;
