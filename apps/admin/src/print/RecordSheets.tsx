import { type api } from '../app/api.js';
import { sizeOf } from './paper.js';
import { PrintSheet } from './PrintSheet.js';
import { lookUp } from './printValues.js';

/** A sheet for each record, by its own parts where it has some, each on a page of its own; on a roll they follow one another. */
export function RecordSheets({ template, sheets }: RecordSheetsProps) {
  const isRoll = sizeOf(template).height === null;
  return sheets.map(({ id, values, blocks = template.blocks }, index) => (
    <div
      key={id}
      data-slot="record-sheet"
      className={
        index === 0
          ? ''
          : isRoll
            ? 'mt-3 border-t border-dashed border-current pt-3'
            : 'mt-8 break-before-page print:mt-0'
      }
    >
      <PrintSheet blocks={blocks} lookup={lookUp(values)} />
    </div>
  ));
}

export type RecordSheetsProps = Awaited<ReturnType<typeof api.visualdev.records.print>>;
