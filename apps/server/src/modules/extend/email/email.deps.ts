import { type SecretBox } from '../../../db/SecretBox.js';

declare module '../../../deps.js' {
  interface Deps {
    /** Passwords of people's accounts of mail. */
    mailSecrets: SecretBox;
  }
}
