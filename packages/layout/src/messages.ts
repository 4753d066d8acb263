import { defineMessages } from '@smart-admin/ui/messages';

/** Words of the frame that show at once; dialogs bring their own. */
export const layoutMessages = defineMessages({
  zh: {
    home: '首页', skipToContent: '跳到主要内容', navigation: '主导航', toggleSidebar: '收起或展开侧栏', openMenu: '打开菜单', collapse: '收起侧栏', expand: '展开侧栏', dataScreens: '数据大屏',
    dataScreenHome: '数据大屏首页', operationScreen: '营收大屏', cloudSentryBox: '云岗亭', searchMenu: '搜索菜单', searchNothing: '没有匹配的菜单', language: '语言', size: '尺寸', sizeDefault: '默认',
    sizeMedium: '中等', sizeSmall: '小', sizeMini: '迷你', sizeSwitched: '切换成功', languageSwitched: '语言切换成功', enterFullscreen: '全屏', leaveFullscreen: '退出全屏',
    fullscreenUnsupported: '不支持全屏', profile: '个人信息', feedback: '意见反馈', about: '关于平台', statement: '官方声明', lockScreen: '锁定屏幕', logout: '退出系统', prompt: '提示',
    logoutConfirm: '您确定要退出应用程序吗？', documentation: '帮助文档', settings: '界面设置', tabs: '已打开的页面', tabRefresh: '刷新', tabClose: '关闭', tabCloseOthers: '关闭其他', tabCloseAll: '关闭全部',
    allTabs: '全部标签页', closeTab: '关闭 {title}', more: '更多...', newWindow: '在新窗口打开', sectionNavigation: '{title}的菜单', offline: '网络已断开，正在等待恢复；已填写的内容不会丢失',
    updateTitle: '系统已更新', updateText: '刷新页面即可使用新版本，请先保存正在填写的内容', updateNow: '立即刷新', chat: '聊天', notices: '消息通知',
  },
  en: {
    home: 'Home', skipToContent: 'Skip to main content', navigation: 'Main navigation', toggleSidebar: 'Collapse or expand the sidebar', openMenu: 'Open menu',
    collapse: 'Collapse sidebar', expand: 'Expand sidebar', dataScreens: 'Data screens', dataScreenHome: 'Data screen home', operationScreen: 'Revenue screen',
    cloudSentryBox: 'Cloud sentry box', searchMenu: 'Search menu', searchNothing: 'No menu matches', language: 'Language', size: 'Size', sizeDefault: 'Default',
    sizeMedium: 'Medium', sizeSmall: 'Small', sizeMini: 'Mini', sizeSwitched: 'Switch Size Success', languageSwitched: 'Switch Language Success',
    enterFullscreen: 'Fullscreen', leaveFullscreen: 'Leave fullscreen', fullscreenUnsupported: 'fullscreen not supported', profile: 'Profile', feedback: 'Feedback',
    about: 'About', statement: 'Official statement', lockScreen: 'Lock screen', logout: 'Log out', prompt: 'Prompt',
    logoutConfirm: 'Are you sure you want to exit the application?', documentation: 'Documentation', settings: 'Interface settings', tabs: 'Open pages',
    tabRefresh: 'Refresh', tabClose: 'Close', tabCloseOthers: 'Close others', tabCloseAll: 'Close all', allTabs: 'All tabs', closeTab: 'Close {title}', more: 'More ...',
    newWindow: 'Opens in a new window', sectionNavigation: 'Menu of {title}', offline: 'No network; waiting for it to return. What you typed is kept',
    updateTitle: 'A new version is available', updateText: 'Reload to use it; save what you are typing first', updateNow: 'Reload now', chat: 'Chat', notices: 'Notices',
  },
  zhtw: {
    home: '首頁', skipToContent: '跳到主要內容', navigation: '主導覽', toggleSidebar: '收合或展開側欄', openMenu: '開啟選單', collapse: '收合側欄', expand: '展開側欄', dataScreens: '資料大螢幕',
    dataScreenHome: '資料大螢幕首頁', operationScreen: '營收大螢幕', cloudSentryBox: '雲崗亭', searchMenu: '搜尋選單', searchNothing: '沒有符合的選單', language: '語言', size: '尺寸',
    sizeDefault: '預設', sizeMedium: '中', sizeSmall: '小', sizeMini: '迷你', sizeSwitched: '切換成功', languageSwitched: '語言切換成功', enterFullscreen: '全螢幕',
    leaveFullscreen: '離開全螢幕', fullscreenUnsupported: '不支援全螢幕', profile: '個人資訊', feedback: '意見回饋', about: '關於平臺', statement: '官方聲明', lockScreen: '鎖定螢幕', logout: '登出系統',
    prompt: '提示', logoutConfirm: '您確定要離開應用程式嗎？', documentation: '說明文件', settings: '介面設定', tabs: '已開啟的頁面', tabRefresh: '重新整理', tabClose: '關閉', tabCloseOthers: '關閉其他',
    tabCloseAll: '關閉全部', allTabs: '全部分頁', closeTab: '關閉 {title}', more: '更多...', newWindow: '在新視窗開啟', sectionNavigation: '{title}的選單', offline: '網路已中斷，正在等待恢復；已填寫的內容不會遺失',
    updateTitle: '系統已更新', updateText: '重新載入頁面即可使用新版本，請先儲存正在填寫的內容', updateNow: '立即重新載入', chat: '聊天', notices: '訊息通知',
  },
  vi: {
    home: 'Trang chủ', skipToContent: 'Đến nội dung chính', navigation: 'Điều hướng chính', toggleSidebar: 'Thu gọn hoặc mở thanh bên', openMenu: 'Mở menu',
    collapse: 'Thu gọn thanh bên', expand: 'Mở thanh bên', dataScreens: 'Màn hình dữ liệu', dataScreenHome: 'Màn hình chính', operationScreen: 'Màn hình doanh thu',
    cloudSentryBox: 'Trạm gác đám mây', searchMenu: 'Tìm menu', searchNothing: 'Không có menu phù hợp', language: 'Ngôn ngữ', size: 'Kích cỡ', sizeDefault: 'Mặc định',
    sizeMedium: 'Vừa', sizeSmall: 'Nhỏ', sizeMini: 'Rất nhỏ', sizeSwitched: 'Đã đổi kích cỡ', languageSwitched: 'Đã đổi ngôn ngữ', enterFullscreen: 'Toàn màn hình',
    leaveFullscreen: 'Thoát toàn màn hình', fullscreenUnsupported: 'Không hỗ trợ toàn màn hình', profile: 'Thông tin cá nhân', feedback: 'Góp ý', about: 'Giới thiệu',
    statement: 'Tuyên bố chính thức', lockScreen: 'Khóa màn hình', logout: 'Đăng xuất', prompt: 'Nhắc nhở', logoutConfirm: 'Bạn có chắc muốn thoát ứng dụng không?',
    documentation: 'Tài liệu', settings: 'Cài đặt giao diện', tabs: 'Các trang đang mở', tabRefresh: 'Làm mới', tabClose: 'Đóng', tabCloseOthers: 'Đóng trang khác',
    tabCloseAll: 'Đóng tất cả', allTabs: 'Tất cả trang', closeTab: 'Đóng {title}', more: 'Thêm ...', newWindow: 'Mở trong cửa sổ mới',
    sectionNavigation: 'Menu của {title}', offline: 'Mất mạng, đang chờ kết nối lại; nội dung đã nhập không bị mất', updateTitle: 'Đã có phiên bản mới',
    updateText: 'Tải lại trang để dùng; hãy lưu nội dung đang nhập trước', updateNow: 'Tải lại ngay', chat: 'Trò chuyện', notices: 'Thông báo',
  },
});
