import { type FinishedChart } from '@smart-admin/form-engine/core/report';
import { chartXml, type ChartRanges } from './chartXml.js';
import {
  escaped,
  MAIN,
  quotedName,
  relations,
  RELATIONS,
  sheetName,
  type SheetPart,
  textCell,
  XML_HEAD,
} from './xlsxParts.js';

/** A chart with the cells that it covers; places count from 0. */
export interface SheetChart {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  title: string;
  chart: FinishedChart;
}

/** In the language of whoever reads the file. */
export interface ChartWords {
  /** Name of the sheet with the numbers of the charts. */
  data: string;
  /** Behind the title of a chart that leaves something out. */
  cut: string;
}

/**
 * The charts of a sheet as Excel draws them, over the cells that they cover (DrawingML, ECMA-376, part 1, sections 20.5 and
 * 21.2), and a second sheet with their numbers, from which they are drawn: whoever changes a number changes the chart.
 */
export function sheetCharts(charts: readonly SheetChart[], { title, words }: { title: string; words: ChartWords }) {
  const name = otherName(title, words.data);
  const data = new DataRows(quotedName(name));
  const parts = charts.map((placed, index): SheetPart => {
    const heading = placed.chart.isCut ? `${placed.title} (${words.cut})` : placed.title;
    return {
      name: `xl/charts/chart${index + 1}.xml`,
      type: 'drawingml.chart',
      content: [chartXml(placed.chart, { title: placed.title, ranges: data.add(placed.chart, heading) })],
    };
  });
  const files: SheetPart[] = [
    { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: [relations([['drawing', '../drawings/drawing1.xml']])] },
    { name: 'xl/drawings/drawing1.xml', type: 'drawing', content: [drawing(charts)] },
    {
      name: 'xl/drawings/_rels/drawing1.xml.rels',
      content: [relations(charts.map((_chart, index) => ['chart', `../charts/chart${index + 1}.xml`]))],
    },
    ...parts,
  ];
  return { parts: files, sheet: { name, content: [data.xml()] } };
}

/** What a sheet with charts ends with. */
export const DRAWING = `<drawing xmlns:r="${RELATIONS}" r:id="rId1"/>`;

function otherName(title: string, wanted: string): string {
  const name = sheetName(wanted);
  // names of sheets are compared without regard to case
  return name.toLowerCase() === title.toLowerCase() ? sheetName(`${name.slice(0, 29)} 2`) : name;
}

/** The numbers of charts below each other: a title, the names of the series, a row for each label, an empty one. */
class DataRows {
  private readonly rows: string[] = [];
  private number = 0;

  constructor(private readonly sheet: string) {}

  add({ labels, series }: FinishedChart, title: string): ChartRanges {
    this.row(textCell(`A${this.number + 1}`, title));
    const names = this.row(
      series.map(({ name }, index) => textCell(`${lettersAt(index)}${this.number + 1}`, name)).join(''),
    );
    const first = this.number + 1;
    for (const [at, label] of labels.entries()) {
      const number = this.number + 1;
      const values = series.map(({ values }, index) => {
        const value = values[at] ?? null;
        return value === null ? '' : `<c r="${lettersAt(index)}${number}"><v>${value}</v></c>`;
      });
      this.row(textCell(`A${number}`, label) + values.join(''));
    }
    const last = this.number;
    this.number += 1;
    return {
      labels: `${this.sheet}!$A$${first}:$A$${last}`,
      series: series.map((_series, index) => {
        const column = `$${lettersAt(index)}$`;
        return { name: `${this.sheet}!${column}${names}`, values: `${this.sheet}!${column}${first}:${column}${last}` };
      }),
    };
  }

  xml(): string {
    return (
      `${XML_HEAD}<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="28" customWidth="1"/>` +
      `<col min="2" max="9" width="16" customWidth="1"/></cols><sheetData>${this.rows.join('')}</sheetData></worksheet>`
    );
  }

  private row(cells: string): number {
    this.number += 1;
    this.rows.push(`<row r="${this.number}">${cells}</row>`);
    return this.number;
  }
}

/** Column of a series; a chart has eight at the most. */
function lettersAt(series: number): string {
  return String.fromCodePoint(66 + series);
}

function drawing(charts: readonly SheetChart[]): string {
  const at = (name: string, column: number, row: number) =>
    `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  const frames = charts.map(
    ({ row, column, rowSpan, columnSpan, title }, index) =>
      `<xdr:twoCellAnchor>${at('from', column, row)}${at('to', column + columnSpan, row + rowSpan)}` +
      `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${index + 2}" name="Chart ${index + 1}" descr="${escaped(title)}"/>` +
      '<xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>' +
      '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">' +
      `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId${index + 1}"/>` +
      '</a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>',
  );
  return (
    `${XML_HEAD}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" ` +
    `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${RELATIONS}">${frames.join('')}</xdr:wsDr>`
  );
}
