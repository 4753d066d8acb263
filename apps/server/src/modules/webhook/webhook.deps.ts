import { type SecretBox } from '../../db/SecretBox.js';

declare module '../../deps.js' {
  interface Deps {
    /** Secrets and headers of webhooks. */
    webhookSecrets: SecretBox;
  }
}
