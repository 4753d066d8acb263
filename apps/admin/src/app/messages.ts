import { defineMessages } from '@smart-admin/ui/messages';

export const appMessages = defineMessages({
  zh: {
    loading: '正在加载', verificationFailed: '验证失败，请重新登录。', noPermission: '您的权限不足，请联系管理员', crashTitle: '页面出错了', crashText: '其他页面不受影响，已填写的内容在重试后可能需要重新填写', reload: '重新加载', retry: '重试',
    profile: '个人信息', notFound: '页面不存在', dashboard: '门户', messageRecord: '消息中心', previewModel: '功能预览', emailDetail: '查看邮件', workFlowDetail: '流程详情', parkingOrder: '停车订单详情', roadsideOrder: '路侧订单详情',
    notBuiltTitle: '该页面尚未建成', notBuiltText: '“{title}”已列入计划，建成后会出现在这里', backHome: '返回首页', notFoundText: '地址可能有误，或页面已被移动', welcome: '欢迎',
    logoutPushed: '登录过期，请重新登录',
    newVersion: '页面已更新，请重新加载后再试', frameTitle: '外部页面：{title}',
  },
  en: {
    loading: 'Loading', verificationFailed: 'Verification failed, please log in again.', noPermission: 'You have no permission, please contact the administrator', crashTitle: 'This page broke', crashText: 'Other pages are not affected; what you typed here may have to be typed again', reload: 'Reload', retry: 'Retry',
    profile: 'Profile', notFound: 'Page not found', dashboard: 'Portal', messageRecord: 'Message centre', previewModel: 'Function preview', emailDetail: 'Mail', workFlowDetail: 'Flow detail', parkingOrder: 'Parking order', roadsideOrder: 'Roadside order',
    notBuiltTitle: 'This page is not built yet', notBuiltText: '"{title}" is planned and will appear here when it is built', backHome: 'Back home', notFoundText: 'The address may be wrong, or the page has moved', welcome: 'Welcome',
    logoutPushed: 'Login expired, please log in again',
    newVersion: 'The application was updated; reload and try again', frameTitle: 'External page: {title}',
  },
  zhtw: {
    loading: '正在載入', verificationFailed: '驗證失敗，請重新登入。', noPermission: '您的權限不足，請聯絡管理員', crashTitle: '頁面出錯了', crashText: '其他頁面不受影響，已填寫的內容在重試後可能需要重新填寫', reload: '重新載入', retry: '重試',
    profile: '個人資訊', notFound: '頁面不存在', dashboard: '入口', messageRecord: '訊息中心', previewModel: '功能預覽', emailDetail: '檢視郵件', workFlowDetail: '流程詳情', parkingOrder: '停車訂單詳情', roadsideOrder: '路側訂單詳情',
    notBuiltTitle: '該頁面尚未建成', notBuiltText: '「{title}」已列入計畫，建成後會出現在這裡', backHome: '返回首頁', notFoundText: '網址可能有誤，或頁面已被移動', welcome: '歡迎',
    logoutPushed: '登入過期，請重新登入',
    newVersion: '頁面已更新，請重新載入後再試', frameTitle: '外部頁面：{title}',
  },
  vi: {
    loading: 'Đang tải', verificationFailed: 'Xác minh thất bại, vui lòng đăng nhập lại.', noPermission: 'Bạn không đủ quyền, vui lòng liên hệ quản trị viên', crashTitle: 'Trang bị lỗi', crashText: 'Các trang khác không bị ảnh hưởng; nội dung đã nhập có thể phải nhập lại', reload: 'Tải lại', retry: 'Thử lại',
    profile: 'Thông tin cá nhân', notFound: 'Không tìm thấy trang', dashboard: 'Cổng thông tin', messageRecord: 'Trung tâm tin nhắn', previewModel: 'Xem trước chức năng', emailDetail: 'Xem thư', workFlowDetail: 'Chi tiết quy trình', parkingOrder: 'Đơn đỗ xe', roadsideOrder: 'Đơn đỗ xe ven đường',
    notBuiltTitle: 'Trang này chưa được xây dựng', notBuiltText: '"{title}" đã có trong kế hoạch và sẽ xuất hiện tại đây', backHome: 'Về trang chủ', notFoundText: 'Địa chỉ có thể sai hoặc trang đã được chuyển', welcome: 'Xin chào',
    logoutPushed: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại',
    newVersion: 'Ứng dụng đã được cập nhật; hãy tải lại rồi thử lại', frameTitle: 'Trang ngoài: {title}',
  },
});
