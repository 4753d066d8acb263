import { defineMessages } from '@smart-admin/ui/messages';

export const doneMessages = defineMessages({
  zh: {
    label: '已办事宜',
    verdict: '我的处理',
    node: '处理节点',
    doneTime: '处理时间',
    approved: '同意',
    refused: '拒绝',
  },
  en: {
    label: 'Done',
    verdict: 'My decision',
    node: 'Step',
    doneTime: 'Decided',
    approved: 'Approved',
    refused: 'Refused',
  },
  zhtw: {
    label: '已辦事宜',
    verdict: '我的處理',
    node: '處理節點',
    doneTime: '處理時間',
    approved: '同意',
    refused: '拒絕',
  },
  vi: {
    label: 'Việc đã xử lý',
    verdict: 'Tôi đã',
    node: 'Bước',
    doneTime: 'Xử lý lúc',
    approved: 'Duyệt',
    refused: 'Từ chối',
  },
});
