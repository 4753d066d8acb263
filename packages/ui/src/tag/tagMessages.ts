import { defineMessages } from '../messages/defineMessages.js';

export const tagMessages = defineMessages({
  zh: { remove: '移除{label}' },
  en: { remove: 'Remove {label}' },
  zhtw: { remove: '移除{label}' },
  vi: { remove: 'Bỏ {label}' },
});
