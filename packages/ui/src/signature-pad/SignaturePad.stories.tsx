import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SignaturePad } from './SignaturePad.js';

const SIGNED = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><path d="M20 50c20-40 40 20 60-10s30 30 50 0 30 10 50-10" fill="none" stroke="#000" stroke-width="3"/></svg>')}`;

/**
 * A field to sign in by finger, pen or mouse.
 *
 * **When:** where a person signs on a screen: visits, hand-overs. Not for consent without a name (Checkbox).
 *
 * **Keyboard:** Signing needs a finger, pen or mouse; Tab reaches 撤销 and 重签.
 */
const meta: Meta<typeof SignaturePad> = {
  title: 'UI/Inputs/SignaturePad',
  tags: ['vi'],
  component: SignaturePad,
  args: { 'aria-label': '来访人签名', className: 'max-w-100', onValueChange: fn() },
};
export default meta;

type Story = StoryObj<typeof SignaturePad>;

export const Empty: Story = {};
export const Signed: Story = { args: { defaultValue: SIGNED } };
export const ReadOnly: Story = { args: { defaultValue: SIGNED, readOnly: true } };
export const Signing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = canvasElement.querySelector('canvas');
    if (!canvas) throw new Error('no canvas');
    // ready when the library has fitted the canvas to the screen
    await waitFor(() => expect(getComputedStyle(canvas).touchAction).toBe('none'));
    const { left, top } = canvas.getBoundingClientRect();
    await waitFor(async () => {
      const send = (type: string, x: number, buttons: number) =>
        (type === 'pointerdown' ? canvas : window).dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            pointerId: 1,
            isPrimary: true,
            buttons,
            pressure: 0.5,
            clientX: left + x,
            clientY: top + 60 + (x % 20),
          }),
        );
      send('pointerdown', 20, 1);
      for (let x = 30; x < 140; x += 7) send('pointermove', x, 1);
      send('pointerup', 140, 0);
      await expect(args.onValueChange).toHaveBeenCalledWith(expect.stringContaining('data:image/svg+xml'));
    });
    // takes back the only stroke, which leaves nothing to take back or to clear
    const [undo] = within(canvasElement).getAllByRole('button');
    if (undo) await userEvent.click(undo);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(within(canvasElement).queryAllByRole('button')).toEqual([]);
  },
};
