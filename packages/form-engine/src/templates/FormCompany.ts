/** What of a company the forms of templates are made with. */
export interface FormCompany {
  /** What leave is taken from. Without it no days are counted down. */
  leaveBalance?: LeaveBalance | undefined;
}

/** The balances of leave: their model, and the interface that answers whoever asks what they have left themselves. */
export interface LeaveBalance {
  modelId: string;
  interfaceId: string;
}
