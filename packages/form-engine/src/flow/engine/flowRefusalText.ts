import { formatMessage, type Locale } from '@smart-admin/ui/messages';
import { type FlowRefusal } from './FlowEffect.js';
import { flowRefusalMessages } from './flowRefusalMessages.js';

/** Why a command was refused, in words: what is so, and what can be done. */
export function flowRefusalText({ code, params }: FlowRefusal, locale: Locale): string {
  return formatMessage(flowRefusalMessages, locale, code, params);
}
