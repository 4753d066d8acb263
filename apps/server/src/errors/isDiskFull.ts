/** Whether a write failed because its disk, or the quota on it, is full. */
export function isDiskFull(error: unknown): boolean {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT';
}
