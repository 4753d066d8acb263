/** A stored form or list definition that cannot be read; `path` says where: `fields[2].__config__.span`. */
export class FormDocumentError extends Error {
  readonly code: FormDocumentErrorCode;
  readonly path: string;

  constructor(code: FormDocumentErrorCode, path: string, message: string) {
    super(path ? `${path}: ${message}` : message);
    this.name = 'FormDocumentError';
    this.code = code;
    this.path = path;
  }
}

/** `json` not JSON; `type` a value of another type; `name` an unusable field name; `duplicate` a name used twice; `version` a newer version; `expression` a formula that cannot be read; `limit` too large. */
export type FormDocumentErrorCode = 'json' | 'type' | 'name' | 'duplicate' | 'version' | 'expression' | 'limit';
