import { createTranslate, resolveLocale } from '@smart-admin/ui/messages';
import { type Meta, type StoryContext, type StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FormDataSourcesProvider } from '../../fields/sources/FormDataSources.js';
import { memorySources } from '../../testing/memorySources.js';
import { myRenewal, renewalConflict, renewalDocument, renewalRecord } from '../testing/renewalConflict.js';
import { ConflictDialog } from './ConflictDialog.js';
import { conflictMessages } from './conflictMessages.js';
import { type Choice } from './resolveConflicts.js';

/**
 * What two people changed in the same record, side by side, to choose from.
 *
 * **When:** where a save is answered by a conflict; `ResourcePage` opens it by itself. Not for differences between two
 * stored revisions (the history).
 *
 * **Keyboard:** Tab goes from field to field, arrows choose between mine and theirs, Escape goes back to the form.
 */
const meta: Meta<typeof ConflictDialog> = {
  title: 'Forms/Conflict',
  component: ConflictDialog,
  tags: ['vi'],
  args: {
    document: renewalDocument,
    base: renewalRecord,
    mine: myRenewal,
    conflict: renewalConflict,
    access: () => 'write',
    isSaving: false,
    onResolve: fn(),
    onBack: fn(),
    onDiscard: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '760px' },
      description: { component: '两人改了同一处时问要保留哪个值；其余自动合并，列在下面。' },
    },
  },
  render: function Conflict(props) {
    const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
    const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>(props.choices ?? {});
    return (
      <QueryClientProvider client={client}>
        <FormDataSourcesProvider sources={memorySources}>
          <ConflictDialog
            {...props}
            choices={choices}
            onChoose={(chosen) => setChoices((known) => ({ ...known, ...chosen }))}
          />
        </FormDataSourcesProvider>
      </QueryClientProvider>
    );
  },
};
export default meta;

type Story = StoryObj<typeof ConflictDialog>;

const textsOf = ({ globals }: Pick<StoryContext, 'globals'>) =>
  createTranslate(conflictMessages, resolveLocale(globals.locale, undefined));

/** Nothing is chosen yet. */
export const Open: Story = {};

/** Saving without every choice focuses the first open one and says how many are left. */
export const Missing: Story = {
  args: {
    choices: { mobile: 'mine', until: 'theirs', 'cars.c2.months': 'mine', 'cars.c3': 'theirs' },
  },
  play: async (context) => {
    const t = textsOf(context);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('save') }));
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(t('open', { count: 1 }));
    const note = within(dialog).getByRole('radiogroup', { name: /备注/ });
    await expect(within(note).getAllByRole('radio')[0]).toHaveFocus();
  },
};

/** One click takes a whole column; a text may keep what both wrote. */
export const Decided: Story = {
  play: async (context) => {
    const t = textsOf(context);
    const { onResolve } = context.args;
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('takeAllOf', { name: t('mine') }) }));
    const note = within(dialog).getByRole('radiogroup', { name: /备注/ });
    await userEvent.click(within(note).getByRole('radio', { name: new RegExp(t('both')) }));
    await userEvent.click(within(dialog).getByRole('button', { name: t('save') }));
    await expect(onResolve).toHaveBeenCalledWith(
      expect.objectContaining({
        revision: 4,
        set: {
          mobile: '13800134827',
          until: '2027-06-30',
          agent: '林晓东',
          note: '企业客户批量续费，发票抬头改为海岸城商业公司，随附盖章合同。',
        },
      }),
    );
  },
};
