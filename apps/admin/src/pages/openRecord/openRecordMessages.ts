import { defineMessages } from '@smart-admin/ui/messages';

export const openRecordMessages = defineMessages({
  zh: {
    copyLink: '复制链接',
    print: '打印',
    comments: '评论',
    noRecord: '无法识别的二维码',
    noRecordText: '请扫描表单记录上的二维码',
    openList: '打开列表',
  },
  en: {
    copyLink: 'Copy link',
    print: 'Print',
    comments: 'Comments',
    noRecord: 'This is no code of a record',
    noRecordText: 'Scan the QR code of a record',
    openList: 'Open the list',
  },
  zhtw: {
    copyLink: '複製連結',
    print: '列印',
    comments: '評論',
    noRecord: '無法辨識的二維碼',
    noRecordText: '請掃描表單記錄上的二維碼',
    openList: '開啟清單',
  },
  vi: {
    copyLink: 'Sao chép liên kết',
    print: 'In',
    comments: 'Bình luận',
    noRecord: 'Không nhận ra mã QR',
    noRecordText: 'Hãy quét mã QR của bản ghi',
    openList: 'Mở danh sách',
  },
});
