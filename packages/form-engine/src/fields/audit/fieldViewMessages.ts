import { defineMessages } from '@smart-admin/ui/messages';

export const fieldViewMessages = defineMessages({
  zh: { autoNumber: '保存后自动生成', server: '系统自动填写' },
  en: { autoNumber: 'Assigned when saved', server: 'Filled in by the system' },
  zhtw: { autoNumber: '儲存後自動產生', server: '系統自動填寫' },
  vi: { autoNumber: 'Tự tạo khi lưu', server: 'Hệ thống tự điền' },
});
