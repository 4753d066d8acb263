import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator } from '../../errors/apiError.js';

const messages = defineMessages({
  zh: {
    urlWrong: '请填写https地址；http地址仅限管理员通过INTERFACE_HOSTS放行的主机',
    urlInner: '不允许访问地址“{host}”：内网地址需由管理员通过INTERFACE_HOSTS放行',
    headerTwice: '请求头“{name}”重复',
    headerValue: '请填写请求头“{name}”的值；修改地址后需要重新填写',
    modelUnknown: '所属用户不能查看所选的功能模型',
    gone: '对方已不再接收（HTTP 410）',
    failing: '对方持续无法接收',
    ownerGone: '所属用户、创建人或地址填写人已停用或删除',
    noRight: '所属用户已无权查看所选的功能模型',
  },
  en: {
    urlWrong: 'Give an https address; http is for hosts that administrators have opened by INTERFACE_HOSTS',
    urlInner: 'The address "{host}" is not allowed: administrators open inner addresses by INTERFACE_HOSTS',
    headerTwice: 'The header "{name}" is there twice',
    headerValue: 'Give the value of the header "{name}", again after a change of the address',
    modelUnknown: 'The owner may not see the chosen model',
    gone: 'its receiver is gone (HTTP 410)',
    failing: 'its receiver has failed for a long time',
    ownerGone: 'its owner, whoever made it or whoever gave its address is disabled or deleted',
    noRight: 'its owner may no longer see the chosen models',
  },
  zhtw: {
    urlWrong: '請填寫https位址；http位址僅限管理員透過INTERFACE_HOSTS放行的主機',
    urlInner: '不允許存取位址「{host}」：內網位址需由管理員透過INTERFACE_HOSTS放行',
    headerTwice: '請求標頭「{name}」重複',
    headerValue: '請填寫請求標頭「{name}」的值；修改位址後需要重新填寫',
    modelUnknown: '所屬使用者不能檢視所選的功能模型',
    gone: '對方已不再接收（HTTP 410）',
    failing: '對方持續無法接收',
    ownerGone: '所屬使用者、建立者或位址填寫人已停用或刪除',
    noRight: '所屬使用者已無權檢視所選的功能模型',
  },
  vi: {
    urlWrong: 'Hãy nhập địa chỉ https; http chỉ dành cho máy chủ mà quản trị viên đã mở bằng INTERFACE_HOSTS',
    urlInner: 'Không được phép truy cập "{host}": quản trị viên mở địa chỉ nội bộ bằng INTERFACE_HOSTS',
    headerTwice: 'Tiêu đề "{name}" bị trùng',
    headerValue: 'Hãy nhập giá trị của tiêu đề "{name}", và nhập lại khi đổi địa chỉ',
    modelUnknown: 'Chủ sở hữu không được xem mô hình đã chọn',
    gone: 'bên nhận không còn nhận nữa (HTTP 410)',
    failing: 'bên nhận liên tục không nhận được',
    ownerGone: 'chủ sở hữu, người tạo hoặc người nhập địa chỉ đã bị vô hiệu hóa hoặc xóa',
    noRight: 'chủ sở hữu không còn được xem các mô hình đã chọn',
  },
});

export const t = createTranslator(messages);
