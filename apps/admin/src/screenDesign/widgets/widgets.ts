import { type WidgetKind } from '../ShownWidget.js';
import { barWidget } from './barWidget.js';
import { borderWidget } from './borderWidget.js';
import { clockWidget } from './clockWidget.js';
import { type WidgetDefinition } from './defineWidget.js';
import { figureWidget } from './figureWidget.js';
import { gaugeWidget } from './gaugeWidget.js';
import { imageWidget } from './imageWidget.js';
import { lineWidget } from './lineWidget.js';
import { mapWidget } from './mapWidget.js';
import { parkingWidget } from './parkingWidget.js';
import { radarWidget } from './radarWidget.js';
import { rankingWidget } from './rankingWidget.js';
import { ringWidget } from './ringWidget.js';
import { tableWidget } from './tableWidget.js';
import { textWidget } from './textWidget.js';
import { titleWidget } from './titleWidget.js';
import { videoWidget } from './videoWidget.js';
import { webWidget } from './webWidget.js';

/** Every kind of widgets, in the order of the palette. */
export const WIDGETS: { readonly [Kind in WidgetKind]: WidgetDefinition<Kind> } = {
  title: titleWidget,
  text: textWidget,
  clock: clockWidget,
  figure: figureWidget,
  ranking: rankingWidget,
  table: tableWidget,
  line: lineWidget,
  bar: barWidget,
  ring: ringWidget,
  gauge: gaugeWidget,
  radar: radarWidget,
  map: mapWidget,
  image: imageWidget,
  border: borderWidget,
  video: videoWidget,
  web: webWidget,
  parking: parkingWidget,
};
