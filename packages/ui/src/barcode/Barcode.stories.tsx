import { type Meta, type StoryObj } from '@storybook/react-vite';
import { Barcode } from './Barcode.js';

/**
 * Lines that a scanner reads.
 *
 * **When:** for labels and tickets with a scanner for lines. Not for addresses and long texts (QrCode).
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof Barcode> = {
  title: 'UI/Display/Barcode',
  component: Barcode,
  args: { value: 'XF202611200037' },
};
export default meta;

type Story = StoryObj<typeof Barcode>;

export const Code128: Story = {};
export const Small: Story = { args: { width: 2, height: 32, showText: false } };
export const Code39: Story = { args: { format: 'code39', width: 2, value: 'A01' } };
export const NotDrawn: Story = {
  render: () => (
    <p className="m-0 text-2">
      停车券 001 不是条码： <Barcode value="停车券 001" />
    </p>
  ),
};
