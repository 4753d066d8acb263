import { type PrintBlock } from '@smart-admin/api-client/contract';
import { Barcode, isBarcodeText } from '@smart-admin/ui/barcode';
import { QrCode } from '@smart-admin/ui/qr-code';
import { RichText } from '@smart-admin/ui/rich-text';
import { INK } from './ink.js';
import { PrintedText } from './PrintedText.js';
import { cellValue, fillHtml, totalText, type PrintLookup, type PrintRow } from './printValues.js';

/** The parts of a template with the texts of a record, as they are printed: black on white in every mode. */
export function PrintSheet({ blocks, lookup }: { blocks: readonly PrintBlock[]; lookup: PrintLookup }) {
  return (
    <div data-slot="print-sheet" style={INK} className="text-13 leading-normal text-1">
      {blocks.map((block) => (
        <PrintPart key={block.id} block={block} lookup={lookup} />
      ))}
    </div>
  );
}

/** One part. */
export function PrintPart({ block, lookup }: { block: PrintBlock; lookup: PrintLookup }) {
  switch (block.kind) {
    case 'text':
      return <RichText html={fillHtml(block.html, lookup)} style={{ textAlign: block.align }} className="my-1" />;
    case 'facts':
      return <Facts block={block} lookup={lookup} />;
    case 'table':
      return <Rows block={block} rows={lookup.rows(block.list)} />;
    case 'code':
      return <Code block={block} text={lookup.text(block.field)} />;
    case 'line':
      return <hr className="my-2 border-0 border-t border-current" />;
    case 'space':
      return <div style={{ height: `${block.height}mm` }} />;
    case 'pageBreak':
      return <div data-slot="page-break" className="break-after-page" />;
  }
}

type BlockOf<Kind extends PrintBlock['kind']> = Extract<PrintBlock, { kind: Kind }>;

function Facts({ block: { columns, items }, lookup }: { block: BlockOf<'facts'>; lookup: PrintLookup }) {
  return (
    <dl className="my-2 grid gap-x-6 gap-y-1.5" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {items.map(({ label, field }, index) => (
        // the same field may stand there twice
        <div key={index} className="flex break-inside-avoid gap-2">
          <dt className="flex-none text-2">{label}</dt>
          <dd className="m-0 min-w-0 break-words">
            <PrintedText value={lookup.value(field)} label={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ block: { columns, numbered }, rows }: { block: BlockOf<'table'>; rows: readonly PrintRow[] }) {
  const cell = 'border border-current px-1.5 py-1 align-top break-words';
  const hasTotal = columns.some(({ total }) => total);
  return (
    <table className="my-2 w-full border-collapse text-12">
      <thead className="table-header-group">
        <tr className="break-inside-avoid">
          {numbered && <th className={`${cell} w-[10mm] text-center font-semibold`}>#</th>}
          {columns.map(({ label, align, width }, index) => (
            <th
              key={index}
              style={{ textAlign: align, ...(width > 0 ? { width: `${width}mm` } : {}) }}
              className={`${cell} font-semibold`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at} className="break-inside-avoid">
            {numbered && <td className={`${cell} text-center`}>{at + 1}</td>}
            {columns.map(({ label, field, align }, index) => (
              <td key={index} style={{ textAlign: align }} className={cell}>
                <PrintedText value={cellValue(row, field)} label={label} isSmall />
              </td>
            ))}
          </tr>
        ))}
        {hasTotal && (
          <tr className="break-inside-avoid font-semibold">
            {numbered && <td className={`${cell} text-center`}>Σ</td>}
            {columns.map(({ field, align, total }, index) => (
              <td key={index} style={{ textAlign: align }} className={cell}>
                {total ? totalText(rows, field) : ''}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Code({ block: { code, size, align }, text }: { block: BlockOf<'code'>; text: string }) {
  const pixels = (size * 96) / 25.4;
  return (
    <div style={{ justifyContent: align }} className="my-2 flex break-inside-avoid">
      {text !== '' && code === 'qr' && <QrCode value={text} size={pixels} level="M" />}
      {code === 'barcode' && isBarcodeText(text) && <Barcode value={text} width={2} height={pixels} />}
      {/* a barcode has letters and digits alone */}
      {code === 'barcode' && !isBarcodeText(text) && <span>{text}</span>}
    </div>
  );
}
