import { createTranslate, type Messages, type Translate } from '../messages/defineMessages.js';
import { resolveLocale } from '../messages/locales.js';

/** The texts of a feature in the language in which a story is drawn: play functions find things by them. */
export function storyTexts<Key extends string>(messages: Messages<Key>, { globals }: StoryContext): Translate<Key> {
  return createTranslate(messages, resolveLocale(globals.locale, undefined));
}

interface StoryContext {
  /** The toolbar's choices; empty where a story is drawn without Storybook. */
  globals: { locale?: string };
}
