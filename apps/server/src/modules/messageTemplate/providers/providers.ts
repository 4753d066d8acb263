import { type ChannelBody, type OuterChannel } from '../messageTemplate.tables.js';
import { type ChannelProvider } from './ChannelProvider.js';
import { developmentProvider } from './developmentProvider.js';
import { smtpProvider } from './smtpProvider.js';

/** A provider of short messages or of WeChat goes here and into the channels that it can carry. */
export const providers: Record<ChannelBody['provider'], ChannelProvider> = {
  smtp: smtpProvider,
  development: developmentProvider,
};

export const PROVIDERS_OF: Record<OuterChannel, readonly ChannelBody['provider'][]> = {
  mail: ['smtp', 'development'],
  sms: ['development'],
  weChat: ['development'],
};
