import { type ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * What the properties of the one behaviour idiom mean, so that not every widget says it again; and the default that a
 * description names, in the column of defaults.
 */
export const describeIdiom: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const description = argType.description || IDIOM[name];
      const told = /Default:? (.+?)\.(\s|$)/.exec(description ?? '')?.[1]?.replaceAll('`', '');
      const table = { ...argType.table };
      if (told && !table.defaultValue?.summary) table.defaultValue = { summary: told };
      return [name, { ...argType, description, table }];
    }),
  );

const IDIOM: Record<string, string | undefined> = {
  value: 'The value, kept by the caller together with `onValueChange`. Without it the widget keeps its own.',
  defaultValue: 'The value at first, where the widget keeps its own.',
  onValueChange: 'Called with every new value.',
  open: 'Whether it is open, kept by the caller together with `onOpenChange`.',
  defaultOpen: 'Whether it is open at first. Default false.',
  onOpenChange: 'Called when it opens or closes.',
  size: 'Height and text. Default: the size setting.',
  placeholder: 'Words of the empty field.',
  disabled: 'Cannot be used. Default: that of the surrounding form.',
  className: 'Class names of the outermost element; those of Tailwind win over its own.',
  children: 'What stands inside.',
  ref: 'The element that takes the focus.',
  asChild: 'Draws its only child in place of an element of its own. Default false.',
  'aria-label': 'Its name for readers, where no visible text names it.',
  icon: 'Drawn before the text.',
  loading: 'Shows a spinner and ignores presses. Default false.',
  maxLength: 'Most characters that can be typed.',
  source: 'Where the data comes from.',
  multiple: 'Whether several can be chosen; then the value is a list. Default false.',
  src: 'Address of the picture or recording.',
  style: 'Styles of the outermost element.',
};
