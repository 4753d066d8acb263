import { AppFrame } from '@smart-admin/layout';
import { UiProvider } from '@smart-admin/ui/app-root';
import { Button } from '@smart-admin/ui/button';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Brings the sheet and the widgets onto a page that has a look of its own. */
    addWidgets(): Promise<void>;
  }
}

window.addWidgets = async () => {
  await import('@smart-admin/ui/styles.css');
  createRoot(document.getElementById('root') as HTMLElement).render(
    <UiProvider locale="en">
      <Button variant="primary">A button of ours</Button>
      <AppFrame menu={[{ path: '/host.html', title: 'Start' }]} user={{ name: 'Lin' }} brand={{ name: 'Acme' }}>
        <h2>A heading in the frame</h2>
        <ul>
          <li>three</li>
        </ul>
        <Button>Ours in the frame</Button>
      </AppFrame>
    </UiProvider>,
  );
};
