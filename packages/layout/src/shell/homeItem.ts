import { HOME_PATH } from '../routing/paths.js';
import { type NavigationItem } from '../routing/menuTypes.js';

/** The entry of the home page: it is not in the server's menu and always stands first. */
export const homeItem: NavigationItem = {
  id: 'home',
  path: HOME_PATH,
  meta: {
    fullName: '首页',
    names: { en: 'Home', zhtw: '首頁', vi: 'Trang chủ' },
    icon: 'house',
    modelId: '',
    affix: true,
  },
};
