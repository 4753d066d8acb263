/** Code of the rule by which flows are numbered that name none. */
export const FLOW_RULE = 'flow';
