import { type Meta, type StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/Field.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { type PlateColor } from '../plate/plateColors.js';
import { storyTexts } from '../testing/storyTexts.js';
import { PlateColorChoice, plateColorFor } from './PlateColorChoice.js';
import { PlateInput } from './PlateInput.js';
import { plateInputMessages } from './plateInputMessages.js';
import { isPlate } from './plateText.js';
import { RecentPlates } from './RecentPlates.js';

/**
 * A licence plate in boxes, with a keyboard of plates.
 *
 * **When:** wherever a person types one plate. Beside it `PlateColorChoice` and `RecentPlates`. Not to show a plate: that is Plate.
 *
 * **Keyboard:** One field: typing replaces the chosen box, arrows, Home and End choose it, Backspace clears, Enter is 完成.
 */
const meta: Meta<typeof PlateInput> = { title: 'UI/Inputs/PlateInput', tags: ['vi'], component: PlateInput };
export default meta;

type Story = StoryObj;

/** Every property can be tried in the controls. */
export const Playground: StoryObj<typeof PlateInput> = { args: { defaultValue: '京A8K6' } };

/** Empty, new energy, wrong, off, read only. */
export const States: Story = {
  render: () => (
    <div className="grid gap-4">
      <PlateInput aria-label="1" />
      <PlateInput aria-label="2" defaultValue="京ADF3906" />
      <PlateInput aria-label="3" invalid defaultValue="京A8K" />
      <PlateInput aria-label="4" disabled defaultValue="京A8K627" />
      <PlateInput aria-label="5" readOnly defaultValue="京A8K627" />
    </div>
  ),
};

function Entry() {
  const t = useMessages(plateInputMessages);
  const [plate, setPlate] = useState('');
  const [color, setColor] = useState<PlateColor>('blue');
  const [asked, setAsked] = useState(false);
  return (
    <div className="grid max-w-md gap-4">
      <Field label={t('plate')} required error={asked && !isPlate(plate) ? t('invalid') : undefined}>
        <PlateInput
          value={plate}
          onValueChange={(next) => {
            setPlate(next);
            setColor(plateColorFor(next, color));
          }}
          onDone={() => setAsked(true)}
        />
      </Field>
      <PlateColorChoice value={color} onValueChange={setColor} />
      <RecentPlates
        onChoose={(recent) => {
          setPlate(recent.plate);
          setColor(recent.color);
        }}
      />
    </div>
  );
}

/** The whole entry of a plate: the eighth character makes it green. */
export const InAField: Story = {
  render: () => <Entry />,
  play: async (context) => {
    const t = storyTexts(plateInputMessages, context);
    await userEvent.click(screen.getByRole('textbox', { name: new RegExp(t('plate')) }));
    await userEvent.click(screen.getByRole('button', { name: '粤' }));
    await userEvent.keyboard('BD123{Enter}');
    await waitFor(() => expect(screen.getByText(t('invalid'))).toBeVisible());
    await userEvent.click(screen.getByRole('textbox', { name: new RegExp(t('plate')) }));
    await userEvent.keyboard('{End}45');
    await expect(screen.getByRole('radio', { name: t('green') })).toBeChecked();
  },
};
