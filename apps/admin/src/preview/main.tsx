import './preview.css';
import { LocaleProvider } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PreviewPage } from './PreviewPage.js';
import { readPreviewAddress } from './readPreviewAddress.js';

const address = readPreviewAddress(location);
document.title = address.name;
document.documentElement.lang = LOCALE_TAGS[address.locale];
document.documentElement.dataset.mode = address.mode;
if (address.theme) document.documentElement.dataset.theme = address.theme;

const root = document.getElementById('root');
if (!root) throw new Error('preview/index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <LocaleProvider locale={address.locale}>
      <PreviewPage {...address} />
    </LocaleProvider>
  </StrictMode>,
);
