import { defineMessages } from '@smart-admin/ui/messages';

/** What leads to the reasons for what somebody sees. */
export const explainMessages = defineMessages({
  zh: { page: '权限说明', record: '为什么能看到' },
  en: { page: 'What you may do here, and why', record: 'Why you see this' },
  zhtw: { page: '權限說明', record: '為什麼能看到' },
  vi: { page: 'Quyền ở đây và lý do', record: 'Vì sao bạn thấy' },
});
