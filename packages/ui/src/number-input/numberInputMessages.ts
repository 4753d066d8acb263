import { defineMessages } from '../messages/defineMessages.js';

export const numberInputMessages = defineMessages({
  zh: { increase: '增加', decrease: '减少' },
  en: { increase: 'Increase', decrease: 'Decrease' },
  zhtw: { increase: '增加', decrease: '減少' },
  vi: { increase: 'Tăng', decrease: 'Giảm' },
});
