import { LocaleProvider } from '@smart-admin/ui/locale';
import { LOCALES } from '@smart-admin/ui/messages';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StatementText } from './StatementText.js';

const VERBS = {
  zh: ['篡改', '歪曲', '传播', '出售'],
  zhtw: ['竄改', '歪曲', '散布', '出售'],
  en: ['change', 'distort', 'spread', 'sell'],
  vi: ['sửa đổi', 'bóp méo', 'phát tán', 'bán'],
};

afterEach(cleanup);

describe('the official statement', () => {
  it.each(LOCALES)('P1-05 forbids to change, distort, spread and sell the data, in %s', (locale) => {
    const { container } = render(
      <LocaleProvider locale={locale}>
        <StatementText />
      </LocaleProvider>,
    );
    for (const verb of VERBS[locale]) expect(container.textContent).toContain(verb);
  });
});
