import { FoundationPage, worthOf } from './FoundationPage.js';
import { tokensOf } from './tokens.js';

const SAMPLES = [
  ['zh', '滨海中心广场停车场 2026'],
  ['zhtw', '濱海中心廣場停車場 2026'],
  ['en', 'Binhai Central Plaza 2026'],
  ['vi', 'Bãi xe Quảng trường Tân Hải'],
] as const;

/** Sizes with their line heights, weights, and the four languages in the fonts that they get. */
export function TypeScale() {
  return (
    <FoundationPage>
      <table className="w-full border-collapse">
        <tbody>
          {tokensOf('--fs-').map(({ name, note }) => {
            const step = name.slice('--fs-'.length);
            return (
              <tr key={name} className="border-b border-hairline">
                <th scope="row" className="w-28 py-2 text-left align-baseline font-normal text-2">
                  <code>text-{step}</code>
                </th>
                <td
                  className="py-2 align-baseline text-1"
                  style={{ fontSize: worthOf(name), lineHeight: worthOf(`--lh-${step}`) }}
                >
                  停车场 Parking
                </td>
                <td className="py-2 text-right align-baseline text-12 text-2">
                  {worthOf(name)} / {worthOf(`--lh-${step}`)} {note && `· ${note}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ul className="m-0 mt-6 grid list-none gap-2 p-0">
        {tokensOf('--fw-').map(({ name }) => (
          <li key={name} className="text-16 text-1" style={{ fontWeight: worthOf(name) }}>
            {name.slice('--fw-'.length)} {worthOf(name)}
          </li>
        ))}
        {SAMPLES.map(([locale, text]) => (
          <li key={locale} lang={locale === 'zhtw' ? 'zh-TW' : locale} className="text-20 text-1">
            {text}
          </li>
        ))}
      </ul>
    </FoundationPage>
  );
}
