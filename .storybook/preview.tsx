import './preview.css';
import './toolbarGlobals.js';
import { describeIdiom } from './describeIdiom.js';
import { configure } from 'storybook/test';
import { type Preview } from '@storybook/react-vite';
import { UiProvider } from '@smart-admin/ui/app-root';
import { isLocale, LOCALE_NAMES, LOCALE_TAGS, LOCALES } from '@smart-admin/ui/messages';
import { lazy, Suspense } from 'react';
import { type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { CONTROL_SIZES, isThemeName, THEME_NAMES, type ThemeSettings, applyTheme } from '@smart-admin/ui/theme';

// story tests need no docs pages
const DocsPage = lazy(() => import('./DocsPage.js').then((module) => ({ default: module.DocsPage })));

configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: { description: '主题色', toolbar: { icon: 'paintbrush', items: [...THEME_NAMES], dynamicTitle: true } },
    mode: { description: '明暗', toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    nav: {
      description: '导航色调',
      toolbar: { icon: 'sidebaralt', items: ['dark', 'lightWhite'], dynamicTitle: true },
    },
    size: { description: '组件尺寸', toolbar: { icon: 'ruler', items: [...CONTROL_SIZES], dynamicTitle: true } },
    locale: {
      description: '语言',
      toolbar: {
        icon: 'globe',
        items: LOCALES.map((value) => ({ value, title: LOCALE_NAMES[value] })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'blue',
    mode: import.meta.env.STORYBOOK_MODE ?? 'light',
    nav: 'dark',
    size: 'small',
    locale: import.meta.env.STORYBOOK_LOCALE ?? 'zh',
  },
  argTypesEnhancers: [describeIdiom],
  decorators: [
    (Story, { globals }) => {
      const locale = isLocale(globals.locale) ? globals.locale : 'zh';
      document.documentElement.lang = LOCALE_TAGS[locale];
      applyTheme({
        theme: isThemeName(globals.theme) ? globals.theme : 'blue',
        mode: globals.mode as ThemeSettings['mode'],
        nav: globals.nav as ThemeSettings['nav'],
        size: globals.size as ThemeSettings['size'],
      });
      return (
        <UiProvider locale={locale}>
          <Story />
        </UiProvider>
      );
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: {
      container: (props: DocsContainerProps) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
    },
  },
};

export default preview;
