import { type Deps } from '../../../deps.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { type ChannelBody } from '../messageTemplate.tables.js';

/** Carries the messages of a channel to people. */
export interface ChannelProvider {
  /** It carries templates that it has approved, and no texts. */
  needsTemplate?: true;
  /**
   * Resolves when the message is taken on. Rejects with a `DeliveryRefused` where trying again is of no use, with another
   * error where it may be.
   */
  send(message: OutgoingMessage, channel: ChannelBody, deps: ProviderDeps): Promise<void>;
  /** Rejects where nothing can be sent by the channel: with the code `EAUTH` where its account is refused. Sends nothing. */
  verify(channel: ChannelBody, deps: ProviderDeps): Promise<void>;
}

export type ProviderDeps = Pick<
  Deps,
  'db' | 'interfaces' | 'weChatSecrets' | 'weChatGateways' | 'weChatTokens' | 'smsClouds'
>;

/** Plain texts to one address. */
export interface OutgoingMessage {
  id: string;
  address: string;
  subject: string;
  content: string;
  /** What clouds send in place of a text: one that they have approved, with its values in the order in which they stand in it. */
  template?: { id: string; values: readonly TemplateValue[] };
}

export type TemplateValue = readonly [name: string, value: string];

/** The provider will never take this message on. */
export class DeliveryRefused extends ApiError {
  override name = 'DeliveryRefused';

  constructor(text: LocalText) {
    super(409, text);
  }
}
