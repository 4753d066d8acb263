import { defineMessages } from '@smart-admin/ui/messages';

/** The official statement: unauthorised third parties may not change, distort, spread or sell the platform's data. */
export const statementTexts = defineMessages({
  zh: {
    text: '本平台数据仅供授权使用。未经授权的第三方不得篡改、歪曲、传播或出售平台数据，违者将依法追究责任。',
  },
  en: {
    text: 'The data of this platform is for authorised use only. Unauthorised third parties are forbidden to change, distort, spread or sell it; offenders will be held liable.',
  },
  zhtw: {
    text: '本平臺資料僅供授權使用。未經授權的第三方不得竄改、歪曲、散布或出售平臺資料，違者將依法追究責任。',
  },
  vi: {
    text: 'Dữ liệu của nền tảng chỉ dành cho người được ủy quyền. Nghiêm cấm bên thứ ba trái phép sửa đổi, bóp méo, phát tán hoặc bán dữ liệu của nền tảng; vi phạm sẽ bị xử lý theo pháp luật.',
  },
});
