import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Plate } from './Plate.js';

/**
 * A licence plate in its real colours.
 *
 * **When:** for licence plates in lists and details. Not for typing one.
 *
 * **Keyboard:** Tab reaches the copy button.
 */
const meta: Meta<typeof Plate> = {
  title: 'UI/Display/Plate',
  component: Plate,
  argTypes: { color: { control: 'select', options: ['blue', 'green', 'yellow', 'black', 'white'] } },
};
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof Plate> = { args: { value: '京A8K627', color: 'blue', copyable: true } };
export const Colors: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Plate value="京A8K627" color="blue" />
      <Plate value="京ADF3906" color="green" />
      <Plate value="京B20V15" color="yellow" />
      <Plate value="京A1234使" color="black" />
      <Plate value="京A0001警" color="white" />
      <Plate value="无牌000123" />
      <Plate value="京A8K627" copyable />
    </div>
  ),
};
