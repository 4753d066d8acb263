import {
  type CellFormat,
  type CellLook,
  type CellValue,
  type FinishedChart,
} from '@smart-admin/form-engine/core/report';
import { MAIN, XML_HEAD } from './xlsxParts.js';

/** A cell of a styled sheet. */
export interface StyledCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  value: CellValue;
  text: string;
  format: CellFormat;
  look: CellLook;
  /** What stands in its place. */
  chart?: FinishedChart;
}

/** The styles of a file, each look and format once, and the number of that of a cell. */
export function sheetStyles(cells: readonly StyledCell[]): { xml: string; styleOf: (cell: StyledCell) => number } {
  const fonts = new Numbered(FONT);
  const fills = new Numbered('<fill><patternFill patternType="none"/></fill>');
  // the second fill of a file is reserved
  fills.numberOf('<fill><patternFill patternType="gray125"/></fill>');
  const borders = new Numbered('<border><left/><right/><top/><bottom/><diagonal/></border>');
  const formats = new Numbered('<xf xfId="0"/>');
  const known = new Map<string, number>();
  const styleOf = ({ look, format, value }: StyledCell): number => {
    const number = typeof value === 'number' ? NUMBER_FORMATS[format] : 0;
    const key = `${number} ${JSON.stringify(look)}`;
    const style =
      known.get(key) ??
      formats.numberOf(
        `<xf xfId="0" numFmtId="${number}" fontId="${fonts.numberOf(fontOf(look))}" fillId="${fills.numberOf(fillOf(look))}" ` +
          `borderId="${borders.numberOf(borderOf(look))}" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" ` +
          `applyAlignment="1"><alignment${look.align === 'auto' ? '' : ` horizontal="${look.align}"`} ` +
          `vertical="${look.vertical === 'middle' ? 'center' : look.vertical}"${look.wraps ? ' wrapText="1"' : ''}/></xf>`,
      );
    known.set(key, style);
    return style;
  };
  for (const cell of cells) styleOf(cell);
  const xml =
    `${XML_HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0%"/></numFmts>` +
    fonts.xml('fonts') +
    fills.xml('fills') +
    borders.xml('borders') +
    `<cellStyleXfs count="1"><xf/></cellStyleXfs>${formats.xml('cellXfs')}</styleSheet>`;
  return { xml, styleOf };
}

/** Number formats that Excel has, and ours. */
const NUMBER_FORMATS: Record<CellFormat, number> = {
  ...{ auto: 0, integer: 3, decimal: 4, percent: 164 },
  ...{ month: 0, day: 0, time: 0 },
};

const FONT = '<font><sz val="10"/><name val="Calibri"/></font>';

/** The colours of the light look, which is that of paper too. */
const COLOURS: Readonly<Record<string, string>> = {
  ...{ muted: 'FF6B7280', primary: 'FF006EC8', success: 'FF277D00', warning: 'FFA45100', danger: 'FFC62828' },
};
const FILLS: Readonly<Record<string, string>> = {
  ...{ head: 'FFF3F5F8', primary: 'FFE8F3FD', success: 'FFEAF6E3', warning: 'FFFFF4DE', danger: 'FFFDECEC' },
};

function fontOf({ bold, italic, size, colour }: CellLook): string {
  const points = size === 0 ? 10 : Math.round(size * 0.75);
  const rgb = COLOURS[colour];
  return (
    `<font>${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}<sz val="${points}"/>` +
    `${rgb ? `<color rgb="${rgb}"/>` : ''}<name val="Calibri"/></font>`
  );
}

function fillOf({ fill }: CellLook): string {
  const rgb = FILLS[fill];
  if (!rgb) return '<fill><patternFill patternType="none"/></fill>';
  return `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill></fill>`;
}

function borderOf({ borders }: CellLook): string {
  const side = (name: string) =>
    borders.includes(name) ? `<${name} style="thin"><color rgb="FFC9CED6"/></${name}>` : `<${name}/>`;
  return `<border>${['left', 'right', 'top', 'bottom'].map(side).join('')}<diagonal/></border>`;
}

/** Parts of a file that are named by their place, each once. */
class Numbered {
  private readonly numbers = new Map<string, number>();

  constructor(first: string) {
    this.numberOf(first);
  }

  numberOf(part: string): number {
    const number = this.numbers.get(part) ?? this.numbers.size;
    this.numbers.set(part, number);
    return number;
  }

  xml(name: string): string {
    return `<${name} count="${this.numbers.size}">${[...this.numbers.keys()].join('')}</${name}>`;
  }
}
