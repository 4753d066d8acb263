import './scan.css';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from './language.js';
import { readAddress } from './address.js';
import { ScanApp } from './ScanApp.js';
import { scanPageOf } from './scanPages.js';
import { stepOf } from './steps.js';

// its code comes while this one is run
const address = readAddress();
const page = scanPageOf(address.path);
if (page) void stepOf(page, address).preload();

document.documentElement.lang = LOCALE_TAGS[currentLanguage()];

const root = document.getElementById('root');
if (!root) throw new Error('scan/index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ScanApp />
  </StrictMode>,
);
