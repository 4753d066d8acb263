import { type Meta, type StoryObj } from '@storybook/react-vite';
import { QR_DESIGNER_DEFAULTS, QrCode } from './QrCode.js';

/**
 * A QR code as SVG.
 *
 * **When:** for addresses and tickets that a phone reads. Not for scanners of lines (Barcode).
 *
 * **Keyboard:** Takes no focus.
 */
const meta: Meta<typeof QrCode> = { title: 'UI/Display/QrCode', component: QrCode };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof QrCode> = { args: { value: 'https://example.com/pay' } };
export const PlainAndStyled: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <QrCode value="https://example.com/pay" />
      <QrCode value="https://example.com/pay" {...QR_DESIGNER_DEFAULTS} />
    </div>
  ),
};
