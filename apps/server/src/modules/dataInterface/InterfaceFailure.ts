import { ApiError, type LocalText } from '../../errors/apiError.js';

/**
 * An interface that did not answer what it should. Whoever previews it is told why; others only that it failed, because
 * the reason may quote statements and addresses.
 */
export class InterfaceFailure extends ApiError {
  override name = 'InterfaceFailure';

  constructor(text: LocalText) {
    super(400, text);
  }
}
