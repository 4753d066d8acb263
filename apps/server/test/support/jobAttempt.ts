/** An attempt of a job that nobody stops, with what it has written down of what it has done. */
export function jobAttempt() {
  const notes: object[] = [];
  return {
    notes,
    signal: new AbortController().signal,
    note: (result: object) => Promise.resolve(void notes.push({ ...result })),
  };
}
