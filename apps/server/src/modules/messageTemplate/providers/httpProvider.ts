import { ApiError } from '../../../errors/apiError.js';
import { HostRefused, sendOpen } from '../../dataInterface/sources/sendOpen.js';
import { openAddress } from '../../dataSource/openTarget.js';
import { isAllowed, readStart } from '../../webhook/sendWebhook.js';
import { type ChannelBody } from '../messageTemplate.tables.js';
import { t } from '../messageTemplate.messages.js';
import { type ChannelProvider, DeliveryRefused, type OutgoingMessage } from './ChannelProvider.js';
import { fillText, gatewayBody } from './gatewayBody.js';

/** Milliseconds. */
const PATIENCE = 15_000;
/** Characters of an answer that are told. */
const TOLD = 200;
/** Answers that say that the message itself is wrong; with any other one it may be taken on later. */
const WRONG_MESSAGE = new Set([400, 422]);

/** Short messages by a gateway that takes one for each call; redirects are not followed. */
export const httpProvider: ChannelProvider = {
  async send(message, channel, { interfaces: { openHosts } }) {
    const values = valuesOf(message, channel);
    const { body, contentType } = gatewayBody(channel.requestBody, values);
    const headers = {
      'content-type': contentType,
      ...(channel.authorization && { authorization: fillText(channel.authorization, values) }),
    };
    const call = { method: 'POST' as const, url: new URL(channel.url), headers, credentials: {}, body };
    try {
      if (!isAllowed(call.url, openHosts)) throw new HostRefused(call.url.hostname);
      const response = await sendOpen(call, { open: openHosts, signal: AbortSignal.timeout(PATIENCE) });
      const answer = await readStart(response);
      const { statusCode: status = 0 } = response;
      const isTaken = status >= 200 && status < 300 && answer.includes(channel.accepted);
      if (isTaken) return;
      // a gateway may repeat the key that it refuses, and the log of deliveries has more readers than it
      const words = channel.secret ? answer.replaceAll(channel.secret, '***') : answer;
      const text = t('gatewayRefused', { status, answer: words.slice(0, TOLD) });
      throw WRONG_MESSAGE.has(status) ? new DeliveryRefused(text) : new ApiError(409, text);
    } catch (error) {
      throw error instanceof ApiError ? error : awayOf(error, call.url);
    }
  },
  async verify({ url: address }, { interfaces: { openHosts } }) {
    // only its host: a gateway that is asked sends a message
    await openAddress(new URL(address).hostname.replace(/^\[|\]$/g, ''), openHosts);
  },
};

function valuesOf({ id, address, content }: OutgoingMessage, { secret }: ChannelBody) {
  return { id, mobile: address, content, secret };
}

/** Why a gateway was not reached; without its address, which may carry a key. */
function awayOf(error: unknown, { hostname: host }: URL): ApiError {
  if (error instanceof HostRefused) return new ApiError(409, t('gatewayInner', { host }));
  const { code, name } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', name: '' };
  return new ApiError(409, t('gatewayAway', { host, reason: code ?? name }));
}
