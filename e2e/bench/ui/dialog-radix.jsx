import './ours.css';
import * as Radix from '@radix-ui/react-dialog';
import { UiProvider } from '@smart-admin/ui/app-root';
import { Input } from '@smart-admin/ui/input';
import { applyTheme } from '@smart-admin/ui/theme';
import { createRoot } from 'react-dom/client';
import { benchDialog, Cells } from './dialogPage.jsx';

applyTheme({ theme: 'blue', mode: 'light', nav: 'dark', size: 'small' });
createRoot(document.getElementById('root')).render(
  <UiProvider locale="zh">
    <Radix.Root>
      <Radix.Trigger id="open">open</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 bg-overlay" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-0 m-auto h-fit w-150 rounded-xl bg-raised p-6 shadow-dialog"
        >
          <Radix.Title>编辑</Radix.Title>
          <Input aria-label="姓名" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
    <Cells />
  </UiProvider>,
);
benchDialog();
