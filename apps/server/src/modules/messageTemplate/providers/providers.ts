import { type ChannelBody } from '../messageTemplate.tables.js';
import { type ChannelProvider } from './ChannelProvider.js';
import { developmentProvider } from './developmentProvider.js';
import { httpProvider } from './httpProvider.js';
import { smtpProvider } from './smtpProvider.js';
import { aliyunProvider, tencentProvider } from './smsClouds.js';
import { weComProvider } from './weComProvider.js';

/** A provider of a service goes here and, in the contract, into the channels that it can carry. */
export const providers: Record<ChannelBody['provider'], ChannelProvider> = {
  smtp: smtpProvider,
  aliyun: aliyunProvider,
  tencent: tencentProvider,
  http: httpProvider,
  weCom: weComProvider,
  development: developmentProvider,
};
