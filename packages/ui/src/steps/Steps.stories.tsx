import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Steps } from './Steps.js';

/**
 * Where a procedure of several steps stands.
 *
 * **When:** for a procedure of three to seven steps. Not for views that one changes freely (Tabs).
 *
 * **Keyboard:** Steps that can be clicked are buttons: Tab and Enter.
 */
const meta: Meta<typeof Steps> = { title: 'UI/Display/Steps', component: Steps };
export default meta;

type Story = StoryObj;

const ITEMS = [
  { key: 'a', title: '填写资料' },
  { key: 'b', title: '等待审核', description: '约 1 个工作日' },
  { key: 'c', title: '完成' },
];

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Steps> = { args: { current: 1, items: ITEMS } };
export const Vertical: Story = { render: () => <Steps current={1} orientation="vertical" items={ITEMS} /> };
export const AllDone: Story = { render: () => <Steps current={3} items={ITEMS} /> };
/** Finished steps lead back. */
export const Clickable: Story = { render: () => <Steps current={2} items={ITEMS} onStepClick={() => undefined} /> };
export const Failed: Story = { render: () => <Steps current={1} error items={ITEMS} /> };
