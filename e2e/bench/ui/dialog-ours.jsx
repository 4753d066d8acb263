import './ours.css';
import { UiProvider } from '@smart-admin/ui/app-root';
import { Dialog } from '@smart-admin/ui/dialog';
import { Input } from '@smart-admin/ui/input';
import { applyTheme } from '@smart-admin/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchDialog, Cells } from './dialogPage.jsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button id="open" onClick={() => setOpen(true)}>
        open
      </button>
      <Dialog title="编辑" open={open} onOpenChange={setOpen}>
        <Input aria-label="姓名" />
      </Dialog>
    </>
  );
}

applyTheme({ theme: 'blue', mode: 'light', nav: 'dark', size: 'small' });
createRoot(document.getElementById('root')).render(
  <UiProvider locale="zh">
    <Page />
    <Cells />
  </UiProvider>,
);
benchDialog();
