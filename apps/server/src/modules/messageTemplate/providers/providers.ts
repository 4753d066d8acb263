import { type ChannelBody, type OuterChannel } from '../messageTemplate.tables.js';
import { type ChannelProvider } from './ChannelProvider.js';
import { developmentProvider } from './developmentProvider.js';
import { httpProvider } from './httpProvider.js';
import { smtpProvider } from './smtpProvider.js';
import { weComProvider } from './weComProvider.js';

/** A provider of a service goes here and into the channels that it can carry. */
export const providers: Record<ChannelBody['provider'], ChannelProvider> = {
  smtp: smtpProvider,
  http: httpProvider,
  weCom: weComProvider,
  development: developmentProvider,
};

export const PROVIDERS_OF: Record<OuterChannel, readonly ChannelBody['provider'][]> = {
  mail: ['smtp', 'development'],
  sms: ['http', 'development'],
  weChat: ['weCom', 'development'],
};
