import { type Meta, type StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect } from 'storybook/test';
import { stageTexts } from '../testing/onStage.js';
import { OfflineBar } from './OfflineBar.js';

/**
 * Says that the network is gone, as long as it is.
 *
 * **When:** once, in the frame; it comes and goes by itself. Not for one call that failed (ErrorState).
 *
 * **Keyboard:** Takes no focus; readers are told.
 */
const meta: Meta = { title: 'Frame/OfflineBar', tags: ['vi'], parameters: { layout: 'fullscreen' } };
export default meta;

type Story = StoryObj;

export const Online: Story = {
  render: () => <OfflineBar />,
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
export const Offline: Story = {
  render: () => (
    <WithoutNetwork>
      <OfflineBar />
    </WithoutNetwork>
  ),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(stageTexts(globals)('offline'))).toBeVisible();
  },
};
export const OfflineDark: Story = { ...Offline, globals: { mode: 'dark' } };

/** Makes the browser say that it has no network while the story shows. */
function WithoutNetwork({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  }, []);
  return children;
}
