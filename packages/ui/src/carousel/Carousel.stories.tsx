import { type Meta, type StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.js';
import { storyTexts } from '../testing/storyTexts.js';
import { Carousel, type CarouselProps } from './Carousel.js';
import { carouselMessages } from './carouselMessages.js';

/**
 * Slides of which one is shown.
 *
 * **When:** for a few notices or pictures of equal weight, where a look at one is enough. Not for what everybody must see
 * (most people see the first slide only) and not for steps (Steps).
 *
 * **Keyboard:** Tab reaches slides and buttons; arrows, Home and End step through the slides while they have the focus.
 * Pointer and focus stop it from going on.
 */
const meta: Meta<typeof Carousel> = { title: 'UI/Display/Carousel', tags: ['vi'], component: Carousel };
export default meta;

type Story = StoryObj;

function Notices(props: Partial<CarouselProps>) {
  const grounds = ['bg-primary-soft', 'bg-warning-soft', 'bg-success-soft'];
  return (
    <div className="max-w-120">
      <Carousel aria-label="公告" {...props}>
        {['价格规则明日生效', '东门 2 号道检修', '新版小程序上线'].map((text, index) => (
          <div key={text} className={`grid h-40 place-content-center justify-items-center gap-3 p-4 ${grounds[index]}`}>
            <span className="text-center text-18 font-semibold">{text}</span>
            <Button>查看</Button>
          </div>
        ))}
      </Carousel>
    </div>
  );
}

/** Stepped by hand. */
export const ByHand: Story = { render: () => <Notices /> };

/** Goes on by itself, with a button that stops it. */
export const ByItself: Story = { render: () => <Notices autoplay={6000} loop /> };

/** Arrows step; what is out of sight takes no focus. */
export const ByKeyboard: Story = {
  render: () => <Notices />,
  play: async (context) => {
    const t = storyTexts(carouselMessages, context);
    screen.getByRole('group', { name: t('slides') }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('show', { position: 3 }) })).toHaveAttribute('aria-current'),
    );
    await expect(screen.getByRole('button', { name: t('next') })).toBeDisabled();
  },
};
