import { defineMessages } from '../messages/defineMessages.js';

export const popconfirmMessages = defineMessages({
  zh: { confirm: '确定', cancel: '取消', failed: '操作失败，请重试' },
  en: { confirm: 'OK', cancel: 'Cancel', failed: 'That did not work. Try again.' },
  zhtw: { confirm: '確定', cancel: '取消', failed: '操作失敗，請重試' },
  vi: { confirm: 'Đồng ý', cancel: 'Hủy', failed: 'Không thực hiện được. Hãy thử lại.' },
});
