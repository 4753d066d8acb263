/** The browser cannot read the file any more: it was moved, changed or is locked. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';

  constructor(cause?: unknown) {
    super('The file cannot be read', { cause });
  }
}
