import { UiProvider } from '@smart-admin/ui/app-root';
import { applyTheme } from '@smart-admin/ui/theme';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './app.css';

applyTheme({ mode: 'light', theme: 'blue', nav: 'dark', size: 'small' });

createRoot(document.getElementById('root') as HTMLElement).render(
  <UiProvider locale="zh">
    <App />
  </UiProvider>,
);
