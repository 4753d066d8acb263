import './preview.css';
import './toolbarGlobals.js';
import { describeIdiom } from './describeIdiom.js';
import { configure } from 'storybook/test';
import { type Preview } from '@storybook/react-vite';
import { UiProvider } from '@smart-admin/ui/app-root';
import { toast } from '@smart-admin/ui/toast';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { lazy, Suspense } from 'react';
import { type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { followLocale } from './samples/followLocale.js';
import { applyToolbar, globalTypes, localeOf, VIEWPORTS } from './toolbar.js';

// story tests need no docs pages
const DocsFrame = lazy(() => import('./DocsFrame.js').then((module) => ({ default: module.DocsFrame })));
const WidgetPage = lazy(() => import('./WidgetPage.js').then((module) => ({ default: module.WidgetPage })));

configure({ asyncUtilTimeout: 60_000 });
followLocale();

const preview: Preview = {
  // stories share a page: a toast of one is not shown to the next
  beforeEach: () => () => void toast.dismiss(),
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'blue',
    mode: import.meta.env.STORYBOOK_MODE ?? 'light',
    contrast: 'normal',
    layout: 'classic',
    nav: 'dark',
    size: 'small',
    locale: import.meta.env.STORYBOOK_LOCALE ?? 'zh',
  },
  argTypesEnhancers: [describeIdiom],
  decorators: [
    (Story, { globals }) => {
      const locale = localeOf(globals);
      document.documentElement.lang = LOCALE_TAGS[locale];
      applyToolbar(globals);
      return (
        <UiProvider locale={locale}>
          <Story />
        </UiProvider>
      );
    },
  ],
  parameters: {
    // details of what is right are sent to the runner for nothing: megabytes for a long table
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    layout: 'padded',
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Recipes',
          'Foundations',
          ['Colour', 'Type', 'Spacing', 'Icons', 'Motion'],
          'UI',
          [
            'Actions',
            ['Which one'],
            'Inputs',
            ['Which one'],
            'Lists',
            ['Which one'],
            'Overlays',
            ['Which one'],
            'States',
            ['Which one'],
            'Display',
            ['Which one'],
          ],
          'Forms',
          ['Which one'],
          'Pickers',
          ['Which one'],
          'Frame',
          ['Which one'],
          'Workflow',
          ['Which one'],
          'Patterns',
          ['Which one'],
        ],
      },
    },
    docs: {
      container: (props: DocsContainerProps) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <WidgetPage />
        </Suspense>
      ),
      source: {
        type: 'code',
        language: 'tsx',
        transform: async (code: string, story: { id: string; parameters: { fileName: string } }) =>
          (await import('./sourceOfStory.js')).sourceOfStory(code, story),
      },
    },
  },
};

export default preview;
