import { type FastifyBaseLogger } from 'fastify';

/** Sends short messages. */
export interface SmsSender {
  /** Sends a sign-in code; rejects when the provider refuses. */
  sendCode(mobile: string, code: string): Promise<void>;
}

/** Provider of development: writes the message to the server's log instead of sending it. */
export function createLogSmsSender(log: FastifyBaseLogger): SmsSender {
  return {
    sendCode(mobile, code) {
      log.info({ mobile, code }, 'sign-in code (no SMS provider is configured)');
      return Promise.resolve();
    },
  };
}
