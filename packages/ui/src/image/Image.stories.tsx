import { type Meta, type StoryObj } from '@storybook/react-vite';
import { storyTexts } from '../testing/storyTexts.js';
import { Image } from './Image.js';
import { imageMessages } from './imageMessages.js';

const picture = (color: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="${color}"/><text x="160" y="110" text-anchor="middle" font-size="28" fill="#fff">${text}</text></svg>`)}`;
const GROUP = [
  { src: picture('#27457a', 'B1'), alt: 'B1 层平面图' },
  { src: picture('#2b6b4f', 'B2'), alt: 'B2 层平面图' },
  { src: picture('#7a3b27', 'B3'), alt: 'B3 层平面图' },
];

/**
 * A picture that opens large.
 *
 * **When:** for pictures that a person wants to see large: plans, vehicles, papers. Not for ornaments: those are plain
 * images.
 *
 * **Keyboard:** Enter opens the preview; arrows change the picture, plus and minus its size, Escape closes.
 */
const meta: Meta<typeof Image> = {
  title: 'UI/Display/Image',
  tags: ['vi'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: Image,
  args: { src: GROUP[0]?.src, alt: 'B1 层平面图', width: 160, height: 100 },
};
export default meta;

type Story = StoryObj<typeof Image>;

export const Thumbnail: Story = {};
export const Failed: Story = { args: { src: 'data:image/png;base64,AAAA' } };
export const Still: Story = { args: { preview: false } };
export const Group: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {GROUP.map((image) => (
        <Image key={image.alt} {...image} group={GROUP} width={120} height={76} />
      ))}
    </div>
  ),
};
export const Open: Story = {
  args: { group: GROUP },
  play: async ({ canvas, userEvent, ...context }) => {
    const name = storyTexts(imageMessages, context)('open', { name: 'B1 层平面图' });
    await userEvent.click(canvas.getByRole('button', { name }));
  },
};
