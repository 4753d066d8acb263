/** What can be done with a task, each switched on or off per node. */
export type FlowAction =
  | 'approve'
  | 'refuse'
  | 'transfer'
  | 'assist'
  | 'addBefore'
  | 'addAfter'
  | 'addBeside'
  | 'removeAdded'
  | 'takeBack'
  | 'circulate'
  | 'comment'
  | 'print';

export interface FlowActionSetting {
  /** Name on the button; absent = the usual one. */
  name?: string;
  comment: 'required' | 'optional' | 'off';
  signature: 'required' | 'optional' | 'off';
}
