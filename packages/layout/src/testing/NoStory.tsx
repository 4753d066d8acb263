import { composeStory } from '@storybook/react-vite';

/** A story goes when the next one runs: this one leaves nothing to the tests of other files, which share the document. */
export const NoStory = composeStory({ render: () => <></> }, { title: 'Nothing' });
