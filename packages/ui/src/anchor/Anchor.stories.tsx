import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Anchor } from './Anchor.js';

/**
 * Links to the sections of a long page.
 *
 * **When:** beside pages of four sections and more that are read or filled in piece by piece. Not for switching views
 * (Tabs) and not for steps in an order (Steps).
 *
 * **Keyboard:** Tab reaches the links; Enter scrolls to the section and goes on from there.
 */
const meta: Meta<typeof Anchor> = {
  title: 'UI/Display/Anchor',
  tags: ['vi'],
  component: Anchor,
  parameters: { docs: { story: { inline: false, height: '340px' } } },
};
export default meta;

type Story = StoryObj;

const SECTIONS = {
  basic: '基本信息',
  fees: '收费规则',
  day: '白天',
  night: '夜间',
  devices: '设备',
  contacts: '联系人',
};

function CarPark() {
  const scroller = useRef<HTMLDivElement>(null);
  const section = (id: keyof typeof SECTIONS) => (
    <section key={id} id={`anchor-${id}`} aria-label={SECTIONS[id]} className="h-48 border-b border-hairline p-4">
      <h3 className="m-0 text-16 font-semibold">{SECTIONS[id]}</h3>
    </section>
  );
  return (
    <div className="grid h-72 grid-cols-[minmax(0,1fr)_8rem] gap-4">
      <div
        ref={scroller}
        role="group"
        aria-label="基本信息"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard
        tabIndex={0}
        className="overflow-auto rounded-md border border-hairline bg-surface"
      >
        {(['basic', 'fees', 'day', 'night', 'devices', 'contacts'] as const).map(section)}
      </div>
      <Anchor
        container={scroller}
        items={[
          { id: 'anchor-basic', label: '基本信息' },
          {
            id: 'anchor-fees',
            label: '收费规则',
            children: [
              { id: 'anchor-day', label: '白天' },
              { id: 'anchor-night', label: '夜间' },
            ],
          },
          { id: 'anchor-devices', label: '设备' },
          { id: 'anchor-contacts', label: '联系人' },
        ]}
      />
    </div>
  );
}

/** The section that is read is marked; a press goes there. */
export const BesideAPage: Story = {
  render: () => <CarPark />,
  play: async () => {
    const link = screen.getByRole('link', { name: '夜间' });
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'location'));
    await expect(screen.getByRole('region', { name: '夜间' })).toHaveFocus();
  },
};
