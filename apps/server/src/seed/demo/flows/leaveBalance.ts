/** Model of the days of leave that somebody has in a year, and the interface that answers whoever asks their own. */
export const LEAVE_BALANCE = 'leaveBalance';
