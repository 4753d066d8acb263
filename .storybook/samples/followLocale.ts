import { globalsOfToolbar, parseGlobals, subscribeGlobals } from '../toolbarGlobals.js';
import { SAMPLE_LOCALE } from './sample.js';

/** Loads the page again in the language that the toolbar changes to: the data of stories is made up as they are loaded. */
export function followLocale(): void {
  subscribeGlobals(() => {
    const globals = globalsOfToolbar();
    const { locale } = parseGlobals(globals);
    if (locale === undefined || locale === SAMPLE_LOCALE) return;
    const address = new URL(location.href);
    address.searchParams.set('globals', globals);
    location.replace(address);
  });
}
