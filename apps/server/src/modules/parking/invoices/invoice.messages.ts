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
    triedAgain: '开票服务没有开出（{reason}），稍后自动重试',
    givenUp: '开票服务多次没有开出（{reason}），请人工开票或拒绝',
    interrupted: '开票时服务器中断，请核对后人工开票或拒绝',
  },
  en: {
    asked: 'To be issued',
    issued: 'Issued',
    refused: 'Refused',
    reversing: 'To be reversed',
    reversed: 'Reversed',
    nothingLeft: 'Everything was given back; nothing is left to issue',
    refundedAfter: 'Money was given back after it was issued',
    triedAgain: 'The invoice service did not issue it ({reason}) and is asked again',
    givenUp: 'The invoice service has not issued it after many attempts ({reason}). Issue it by hand, or refuse it',
    interrupted:
      'The server was interrupted while it was issued. Look whether it is, then issue it by hand, or refuse it',
  },
  zhtw: {
    asked: '待開票',
    issued: '已開票',
    refused: '已拒絕',
    reversing: '待紅沖',
    reversed: '已紅沖',
    nothingLeft: '已全額退款，沒有可開票的金額',
    refundedAfter: '開票後發生退款',
    triedAgain: '開票服務沒有開出（{reason}），稍後自動重試',
    givenUp: '開票服務多次沒有開出（{reason}），請人工開票或拒絕',
    interrupted: '開票時伺服器中斷，請核對後人工開票或拒絕',
  },
  vi: {
    asked: 'Chờ xuất',
    issued: 'Đã xuất',
    refused: 'Đã từ chối',
    reversing: 'Chờ xuất hóa đơn đỏ',
    reversed: 'Đã xuất hóa đơn đỏ',
    nothingLeft: 'Đã hoàn toàn bộ; không còn gì để xuất',
    refundedAfter: 'Có hoàn tiền sau khi xuất',
    triedAgain: 'Dịch vụ hóa đơn chưa xuất được ({reason}), sẽ tự thử lại',
    givenUp: 'Dịch vụ hóa đơn nhiều lần không xuất được ({reason}). Hãy xuất thủ công hoặc từ chối',
    interrupted: 'Máy chủ bị ngắt khi đang xuất. Hãy kiểm tra rồi xuất thủ công hoặc từ chối',
  },
});

/** Words of electronic invoices. */
export const invoiceText = createTranslator(messages);
