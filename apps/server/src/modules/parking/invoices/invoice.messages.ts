import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    asked: '待开票',
    issued: '已开票',
    refused: '已拒绝',
    reversing: '待红冲',
    reversed: '已红冲',
    nothingLeft: '已全额退款，没有可开票的金额',
    refundedAfter: '开票后发生退款',
  },
  en: {
    asked: 'To be issued',
    issued: 'Issued',
    refused: 'Refused',
    reversing: 'To be reversed',
    reversed: 'Reversed',
    nothingLeft: 'Everything was given back; nothing is left to issue',
    refundedAfter: 'Money was given back after it was issued',
  },
  zhtw: {
    asked: '待開票',
    issued: '已開票',
    refused: '已拒絕',
    reversing: '待紅沖',
    reversed: '已紅沖',
    nothingLeft: '已全額退款，沒有可開票的金額',
    refundedAfter: '開票後發生退款',
  },
  vi: {
    asked: 'Chờ xuất',
    issued: 'Đã xuất',
    refused: 'Đã từ chối',
    reversing: 'Chờ xuất hóa đơn đỏ',
    reversed: 'Đã xuất hóa đơn đỏ',
    nothingLeft: 'Đã hoàn toàn bộ; không còn gì để xuất',
    refundedAfter: 'Có hoàn tiền sau khi xuất',
  },
});

/** Words of electronic invoices. */
export const invoiceText = createTranslator(messages);
