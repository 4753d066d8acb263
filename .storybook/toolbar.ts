import { type Preview } from '@storybook/react-vite';
import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@smart-admin/ui/messages';
import { applyTheme, CONTROL_SIZES, isThemeName, THEME_NAMES, type ThemeSettings } from '@smart-admin/ui/theme';
import { showContrast } from './contrast.js';

/** What the toolbar offers, beside Storybook's own choice of a width. */
export const globalTypes = {
  theme: { description: '主题色', toolbar: { icon: 'paintbrush', items: [...THEME_NAMES], dynamicTitle: true } },
  mode: { description: '明暗', toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
  contrast: {
    description: '对比度',
    toolbar: {
      icon: 'accessibility',
      items: [
        { value: 'normal', title: 'normal contrast' },
        { value: 'more', title: 'more contrast' },
      ],
      dynamicTitle: true,
    },
  },
  layout: {
    description: '布局',
    toolbar: { icon: 'grid', items: ['classic', 'functional', 'blend', 'plain'], dynamicTitle: true },
  },
  nav: { description: '导航色调', toolbar: { icon: 'sidebaralt', items: ['dark', 'lightWhite'], dynamicTitle: true } },
  size: { description: '组件尺寸', toolbar: { icon: 'ruler', items: [...CONTROL_SIZES], dynamicTitle: true } },
  locale: {
    description: '语言',
    toolbar: {
      icon: 'globe',
      items: LOCALES.map((value) => ({ value, title: LOCALE_NAMES[value] })),
      dynamicTitle: true,
    },
  },
} satisfies NonNullable<Preview['globalTypes']>;

/** Widths of the toolbar, from a small phone to a desk. */
export const VIEWPORTS = {
  small: { name: '320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: '375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** Looks of the whole document by the toolbar's choices. */
export function applyToolbar(globals: Record<string, unknown>): void {
  applyTheme({
    theme: isThemeName(globals.theme) ? globals.theme : 'blue',
    mode: globals.mode as ThemeSettings['mode'],
    nav: globals.nav as ThemeSettings['nav'],
    size: globals.size as ThemeSettings['size'],
  });
  showContrast(globals.contrast === 'more');
}

/** The language of the toolbar. */
export function localeOf(globals: Record<string, unknown>): Locale {
  return isLocale(globals.locale) ? globals.locale : 'zh';
}
