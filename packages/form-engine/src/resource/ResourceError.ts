/** A refused save; `fieldErrors` are put on the fields by path (`account`, `visitors.0.mobile`). */
export class ResourceError extends Error {
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(message: string, fieldErrors: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'ResourceError';
    this.fieldErrors = fieldErrors;
  }
}
