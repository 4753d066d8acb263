import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.js';
import { Input } from '../input/Input.js';
import { storyTexts } from '../testing/storyTexts.js';
import { Tour } from './Tour.js';
import { tourMessages } from './tourMessages.js';

/**
 * Shows a page to somebody in steps.
 *
 * **When:** once, for what is new and not found by itself; three to five steps. Not in place of clear words on the page,
 * and never again for people who have seen it (`onOpenChange` is the moment to remember).
 *
 * **Keyboard:** The focus is in the panel; Tab goes between its buttons, Escape ends the tour and gives the focus back.
 */
const meta: Meta<typeof Tour> = {
  title: 'UI/Overlays/Tour',
  tags: ['vi'],
  component: Tour,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};
export default meta;

type Story = StoryObj;

function Page({ defaultOpen = false }: { defaultOpen?: boolean }) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const field = useRef<HTMLDivElement>(null);
  return (
    <div className="flex min-h-72 flex-wrap content-start gap-2">
      <div ref={field} className="w-60 max-w-full">
        <Input aria-label="车牌号" placeholder="车牌号" />
      </div>
      <Button id="tour-export">导出</Button>
      <Button variant="soft" onClick={() => setOpen(true)}>
        认识这一页
      </Button>
      <Tour
        open={isOpen}
        onOpenChange={setOpen}
        steps={[
          { target: field, title: '在这里查找', description: '输入车牌的任意部分。' },
          { target: '#tour-export', title: '导出', description: '当前筛选的结果。' },
          { title: '都在这里了', description: '以后可以在帮助里再看一遍。' },
        ]}
      />
    </div>
  );
}

/** The first thing stands in the light. */
export const FirstStep: Story = { render: () => <Page defaultOpen /> };

/** Forth by Enter, out by Escape; the focus goes back. */
export const ByKeyboard: Story = {
  render: () => <Page />,
  play: async (context) => {
    const words = storyTexts(tourMessages, context);
    const start = screen.getByRole('button', { name: '认识这一页' });
    start.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '在这里查找' });
    screen.getByRole('button', { name: words('next') }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '导出' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(start).toHaveFocus());
  },
};
