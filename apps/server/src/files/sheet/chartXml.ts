import { type FinishedChart } from '@smart-admin/form-engine/core/report';
import { escaped, RELATIONS, XML_HEAD } from './xlsxParts.js';

/** Where the numbers of a chart stand, as formulas name it: `'Chart data'!$B$3:$B$9`. */
export interface ChartRanges {
  labels: string;
  series: readonly { name: string; values: string }[];
}

/**
 * A chart as a part of an Excel file (ECMA-376, part 1, section 21.2), in the colours of paper. It holds what it draws besides naming
 * where it stands, for programs that do not calculate.
 */
export function chartXml(chart: FinishedChart, { title, ranges }: { title: string; ranges: ChartRanges }): string {
  const { form, series } = chart;
  const isPie = form === 'pie';
  const hasLegend = isPie || series.length > 1;
  return (
    `${XML_HEAD}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ` +
    `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${RELATIONS}"><c:roundedCorners val="0"/><c:chart>` +
    (title === '' ? '' : titleXml(title)) +
    `<c:autoTitleDeleted val="${title === '' ? 1 : 0}"/><c:plotArea><c:layout/>` +
    (isPie ? pieXml(chart, ranges) : axesXml(chart, ranges)) +
    `</c:plotArea>${hasLegend ? '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>' : ''}` +
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>' +
    `<c:spPr>${filled('FFFFFF')}<a:ln><a:noFill/></a:ln></c:spPr>` +
    `<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="900">${filled(TEXT)}</a:defRPr></a:pPr><a:endParaRPr lang="zh-CN"/></a:p></c:txPr>` +
    '</c:chartSpace>'
  );
}

/** The colours of series, labels and lines in the light look. */
const COLOURS = ['2F7DE1', '10A49F', 'C88600', '7C5CD6', 'D9527F', '5A9E2F', 'D9702B', '6B7689'];
const TEXT = '4B5059';
const GRID = 'E7E9ED';

function titleXml(title: string): string {
  const look = `sz="1100" b="1"`;
  return (
    `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr ${look}/></a:pPr><a:r><a:rPr lang="zh-CN" ${look}/>` +
    `<a:t>${escaped(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
  );
}

function axesXml(chart: FinishedChart, ranges: ChartRanges): string {
  const { form } = chart;
  const all = seriesXml(chart, ranges, (index) =>
    form === 'line'
      ? `<c:spPr><a:ln w="28575" cap="rnd">${filled(colourAt(index))}<a:round/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>`
      : `<c:spPr>${filled(colourAt(index))}</c:spPr><c:invertIfNegative val="0"/>`,
  );
  const axes = '<c:axId val="1"/><c:axId val="2"/>';
  const bars =
    `<c:barDir val="col"/><c:grouping val="${form === 'stacked' ? 'stacked' : 'clustered'}"/><c:varyColors val="0"/>${all}` +
    `<c:gapWidth val="60"/>${form === 'stacked' ? '<c:overlap val="100"/>' : ''}${axes}`;
  return (
    (form === 'line'
      ? `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${all}<c:marker val="1"/>${axes}</c:lineChart>`
      : `<c:barChart>${bars}</c:barChart>`) +
    `<c:catAx><c:axId val="1"/>${AXIS}<c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/>${TICKS}` +
    `<c:spPr><a:ln>${filled(GRID)}</a:ln></c:spPr><c:crossAx val="2"/><c:crosses val="autoZero"/></c:catAx>` +
    `<c:valAx><c:axId val="2"/>${AXIS}<c:axPos val="l"/><c:majorGridlines><c:spPr><a:ln>${filled(GRID)}</a:ln></c:spPr></c:majorGridlines>` +
    `<c:numFmt formatCode="${escaped(axisFormat(chart))}" sourceLinked="0"/>${TICKS}` +
    '<c:spPr><a:ln><a:noFill/></a:ln></c:spPr><c:crossAx val="1"/><c:crosses val="autoZero"/></c:valAx>'
  );
}

const AXIS = '<c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>';
const TICKS = '<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>';

function pieXml(chart: FinishedChart, ranges: ChartRanges): string {
  const slices = chart.labels.map(
    (_label, index) =>
      `<c:dPt><c:idx val="${index}"/><c:bubble3D val="0"/><c:spPr>${filled(colourAt(index))}<a:ln>${filled('FFFFFF')}</a:ln></c:spPr></c:dPt>`,
  );
  const shares =
    `<c:dLbls><c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr b="1">${filled('FFFFFF')}</a:defRPr></a:pPr><a:endParaRPr lang="zh-CN"/></a:p></c:txPr>` +
    '<c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="0"/><c:showSerName val="0"/>' +
    '<c:showPercent val="1"/><c:showBubbleSize val="0"/><c:showLeaderLines val="0"/></c:dLbls>';
  const all = seriesXml(chart, ranges, () => `${slices.join('')}${shares}`);
  return `<c:pieChart><c:varyColors val="1"/>${all}<c:firstSliceAng val="0"/></c:pieChart>`;
}

function seriesXml(chart: FinishedChart, ranges: ChartRanges, lookAt: (index: number) => string): string {
  const { form, labels, series } = chart;
  const format = escaped(numberFormat(chart));
  return series
    .map(({ name, values }, index) => {
      const places = ranges.series[index];
      if (!places) throw new Error(`The series ${name} stands nowhere`);
      const points = values.map((value, at) => (value === null ? '' : point(at, String(value))));
      return (
        `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx>${texts(places.name, [name])}</c:tx>${lookAt(index)}` +
        `<c:cat>${texts(ranges.labels, labels)}</c:cat><c:val><c:numRef><c:f>${escaped(places.values)}</c:f><c:numCache>` +
        `<c:formatCode>${format}</c:formatCode><c:ptCount val="${values.length}"/>${points.join('')}</c:numCache></c:numRef></c:val>` +
        `${form === 'line' ? '<c:smooth val="0"/>' : ''}</c:ser>`
      );
    })
    .join('');
}

function texts(place: string, all: readonly string[]): string {
  const points = all.map((text, index) => point(index, text));
  return `<c:strRef><c:f>${escaped(place)}</c:f><c:strCache><c:ptCount val="${all.length}"/>${points.join('')}</c:strCache></c:strRef>`;
}

function point(index: number, text: string): string {
  return `<c:pt idx="${index}"><c:v>${escaped(text)}</c:v></c:pt>`;
}

/** How the numbers of a chart are written, as Excel describes formats. */
function numberFormat({ series, unit }: FinishedChart): string {
  const isWhole = series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  return `${isWhole ? '#,##0' : '#,##0.00'}${quotedUnit(unit)}`;
}

/** An axis has decimals where it would be the same number again and again without them. */
function axisFormat({ series, unit }: FinishedChart): string {
  const largest = Math.max(...series.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))));
  return `${largest >= 10 ? '#,##0' : 'General'}${quotedUnit(unit)}`;
}

function quotedUnit(unit: string): string {
  return unit === '' ? '' : `"${unit.replaceAll('"', '')}"`;
}

function colourAt(index: number): string {
  return COLOURS[index % COLOURS.length] ?? TEXT;
}

function filled(rgb: string): string {
  return `<a:solidFill><a:srgbClr val="${rgb}"/></a:solidFill>`;
}
