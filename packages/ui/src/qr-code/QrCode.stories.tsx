import { type Meta, type StoryObj } from '@storybook/react-vite';
import { QR_DESIGNER_DEFAULTS, QrCode } from './QrCode.js';

/** A QR code as SVG. */
const meta: Meta = { title: 'Widgets/QrCode' };
export default meta;

type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <QrCode value="https://example.com/pay" />
      <QrCode value="https://example.com/pay" {...QR_DESIGNER_DEFAULTS} />
    </div>
  ),
};
