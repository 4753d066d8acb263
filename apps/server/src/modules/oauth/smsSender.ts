import { type FastifyBaseLogger } from 'fastify';
import { type Env } from '../../env.js';
import { ApiError } from '../../errors/apiError.js';
import { t } from './oauth.messages.js';

/** Sends short messages. */
export interface SmsSender {
  /** Sends a sign-in code; rejects when the provider refuses. */
  sendCode(mobile: string, code: string): Promise<void>;
}

/**
 * The sender of a server without a provider. In development it writes the message to the log; elsewhere it refuses with
 * 503, because whoever reads the log could sign in as anybody.
 */
export function createLogSmsSender({ NODE_ENV }: Pick<Env, 'NODE_ENV'>, log: FastifyBaseLogger): SmsSender {
  return {
    sendCode(mobile, code) {
      if (NODE_ENV === 'production') return Promise.reject(new ApiError(503, t('smsUnavailable')));
      log.info({ mobile, code }, 'sign-in code (no SMS provider is configured)');
      return Promise.resolve();
    },
  };
}
