import { type ShiftDetail } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { A4 } from '../../../print/paper.js';
import { usePrinter } from '../../../print/usePrinter.js';
import { ShiftFacts } from './ShiftFacts.js';
import { shiftMessages } from './shiftMessages.js';

/** Prints a shift on paper, with lines for those who sign it; put `sheet` anywhere into the page. */
export function useShiftSheet() {
  const t = useMessages(shiftMessages);
  const printer = usePrinter();
  return {
    sheet: printer.sheet,
    print: (shift: ShiftDetail) =>
      printer.print({
        paper: A4,
        content: (
          <section className="grid gap-5 text-14 text-1">
            <h1 className="m-0 text-center text-20 font-semibold">{t('sheetTitle')}</h1>
            <ShiftFacts shift={shift} columns={4} />
            <ul className="m-0 mt-8 grid list-none grid-cols-3 gap-6 p-0">
              {(['person', 'successor', 'reviewer'] as const).map((who) => (
                <li key={who} className="border-b border-strong pb-8">
                  {t('signOf', { who: t(who) })}
                </li>
              ))}
            </ul>
          </section>
        ),
      }),
  };
}
