/** How the states of runs and of their tables look. */
export const STATE_TONES = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
} as const;
