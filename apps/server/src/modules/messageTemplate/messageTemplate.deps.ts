import { type SecretBox } from '../../db/SecretBox.js';

declare module '../../deps.js' {
  interface Deps {
    /** Passwords of the channels by which messages go. */
    channelSecrets: SecretBox;
  }
}
