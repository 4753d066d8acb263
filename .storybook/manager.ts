import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Smart Admin',
    brandUrl: '?path=/docs/start--docs',
    brandImage: 'brand.svg',
    brandTarget: '_self',
    colorPrimary: '#0076d9',
    colorSecondary: '#0076d9',
    fontBase: '-apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif',
  }),
  sidebar: { showRoots: true, collapsedRoots: ['ui', 'forms', 'pickers', 'frame'] },
});
