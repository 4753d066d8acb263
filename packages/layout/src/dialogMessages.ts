import { defineMessages } from '@smart-admin/ui/messages';

/** Texts of the parts of the frame that load when they are opened. */
export const dialogMessages = defineMessages({
  zh: {
    layout: '导航布局', layoutClassic: '侧边导航', layoutFunctional: '顶部导航', layoutBlend: '混合导航', layoutPlain: '简约导航', colorMode: '页面模式', modeLight: '浅色', modeDark: '深色', modeSystem: '跟随系统',
    navTone: '导航色调', navDark: '深色', navLight: '浅色', themeColor: '主题颜色', display: '界面显示', showTabs: '标签栏', showTabIcons: '标签图标', keepPages: '页面缓存', showLanguage: '语言切换', showSearch: '菜单搜索',
    blue: '蓝色', purple: '紫色', azure: '蔚蓝', ocean: '海洋', green: '绿色', yellow: '黄色', orange: '橙色', red: '红色',
    aboutTagline: '智慧城市数字化解决方案', version: '版本 {version}', statementTitle: '官方声明',
    statementText: '本平台数据仅供授权使用。未经授权的第三方不得篡改、歪曲、传播或出售平台数据，违者将依法追究责任。', close: '关闭',
    palette: '快速前往', palettePlaceholder: '搜索页面或操作', paletteOpen: '已打开的页面', palettePages: '页面', paletteActions: '操作', paletteNothing: '没有匹配的页面或操作', toggleMode: '切换浅色 / 深色', closeThisTab: '关闭当前标签页', refreshThisTab: '刷新当前页面',
    restoreDefaults: '恢复默认',
  },
  en: {
    layout: 'Navigation layout', layoutClassic: 'Side', layoutFunctional: 'Top', layoutBlend: 'Mixed', layoutPlain: 'Plain', colorMode: 'Page mode', modeLight: 'Light', modeDark: 'Dark', modeSystem: 'System',
    navTone: 'Navigation tone', navDark: 'Dark', navLight: 'Light', themeColor: 'Theme colour', display: 'Display', showTabs: 'Tab bar', showTabIcons: 'Tab icons', keepPages: 'Page cache', showLanguage: 'Language switch', showSearch: 'Menu search',
    blue: 'Blue', purple: 'Purple', azure: 'Azure', ocean: 'Ocean', green: 'Green', yellow: 'Yellow', orange: 'Orange', red: 'Red',
    aboutTagline: 'Digital solutions for the smart city', version: 'Version {version}', statementTitle: 'Official statement',
    statementText: 'The data of this platform is for authorised use only. Unauthorised third parties are forbidden to change, distort, spread or sell it; offenders will be held liable.', close: 'Close',
    palette: 'Go to', palettePlaceholder: 'Search pages and actions', paletteOpen: 'Open pages', palettePages: 'Pages', paletteActions: 'Actions', paletteNothing: 'No page or action matches', toggleMode: 'Switch light / dark', closeThisTab: 'Close this tab', refreshThisTab: 'Refresh this page',
    restoreDefaults: 'Restore defaults',
  },
  zhtw: {
    layout: '導覽版面', layoutClassic: '側邊導覽', layoutFunctional: '頂部導覽', layoutBlend: '混合導覽', layoutPlain: '簡約導覽', colorMode: '頁面模式', modeLight: '淺色', modeDark: '深色', modeSystem: '跟隨系統',
    navTone: '導覽色調', navDark: '深色', navLight: '淺色', themeColor: '主題顏色', display: '介面顯示', showTabs: '分頁列', showTabIcons: '分頁圖示', keepPages: '頁面快取', showLanguage: '語言切換', showSearch: '選單搜尋',
    blue: '藍色', purple: '紫色', azure: '蔚藍', ocean: '海洋', green: '綠色', yellow: '黃色', orange: '橙色', red: '紅色',
    aboutTagline: '智慧城市數位化解決方案', version: '版本 {version}', statementTitle: '官方聲明',
    statementText: '本平臺資料僅供授權使用。未經授權的第三方不得竄改、歪曲、散布或出售平臺資料，違者將依法追究責任。', close: '關閉',
    palette: '快速前往', palettePlaceholder: '搜尋頁面或操作', paletteOpen: '已開啟的頁面', palettePages: '頁面', paletteActions: '操作', paletteNothing: '沒有符合的頁面或操作', toggleMode: '切換淺色 / 深色', closeThisTab: '關閉目前分頁', refreshThisTab: '重新整理目前頁面',
    restoreDefaults: '還原預設',
  },
  vi: {
    layout: 'Bố cục điều hướng', layoutClassic: 'Bên trái', layoutFunctional: 'Phía trên', layoutBlend: 'Hỗn hợp', layoutPlain: 'Đơn giản', colorMode: 'Chế độ trang', modeLight: 'Sáng', modeDark: 'Tối', modeSystem: 'Theo hệ thống',
    navTone: 'Tông điều hướng', navDark: 'Tối', navLight: 'Sáng', themeColor: 'Màu chủ đề', display: 'Hiển thị', showTabs: 'Thanh thẻ', showTabIcons: 'Biểu tượng thẻ', keepPages: 'Lưu trang', showLanguage: 'Đổi ngôn ngữ', showSearch: 'Tìm menu',
    blue: 'Xanh dương', purple: 'Tím', azure: 'Xanh lam', ocean: 'Biển', green: 'Xanh lá', yellow: 'Vàng', orange: 'Cam', red: 'Đỏ',
    aboutTagline: 'Giải pháp số cho thành phố thông minh', version: 'Phiên bản {version}', statementTitle: 'Tuyên bố chính thức',
    statementText: 'Dữ liệu của nền tảng chỉ dành cho người được ủy quyền. Nghiêm cấm bên thứ ba trái phép sửa đổi, bóp méo, phát tán hoặc bán dữ liệu của nền tảng; vi phạm sẽ bị xử lý theo pháp luật.', close: 'Đóng',
    palette: 'Đi nhanh đến', palettePlaceholder: 'Tìm trang hoặc thao tác', paletteOpen: 'Các trang đang mở', palettePages: 'Trang', paletteActions: 'Thao tác', paletteNothing: 'Không có trang hoặc thao tác phù hợp', toggleMode: 'Đổi sáng / tối', closeThisTab: 'Đóng thẻ này', refreshThisTab: 'Làm mới trang này',
    restoreDefaults: 'Khôi phục mặc định',
  },
});
