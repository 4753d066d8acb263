import {
  CARD_ADDRESS,
  isFrameAddress,
  OWN_ADDRESS,
  type ScreenDocument,
  type ScreenWidget,
} from '@smart-admin/api-client/contract';
import { type Problem } from '@smart-admin/form-engine/editor';
import { type Locale, type Translate } from '@smart-admin/ui/messages';
import { WIDGETS } from '../widgets/widgets.js';
import { type screenDesignMessages } from './screenDesignMessages.js';

type Words = Translate<keyof (typeof screenDesignMessages)['zh']>;

/** Px below which text cannot be read from five metres. */
const LEAST_TEXT = 14;

/** What is wrong with a screen, or doubtful. */
export function checkScreen({ widgets, width, height, picture }: ScreenDocument, t: Words, locale: Locale): Problem[] {
  if (widgets.length === 0) return [{ severity: 'error', place: t('whole'), message: t('problem.noWidgets') }];
  return [
    ...(OWN_ADDRESS.test(picture)
      ? []
      : [{ severity: 'error' as const, place: t('picture'), message: t('problem.badOwn') }]),
    ...widgets.flatMap((widget) => checkWidget(widget, { width, height }, t, locale)),
  ];
}

function checkWidget(
  widget: ScreenWidget,
  { width, height }: { width: number; height: number },
  t: Words,
  locale: Locale,
): Problem[] {
  const found: Problem[] = [];
  const add = (severity: Problem['severity'], setting: string, message: string) =>
    found.push({
      ...{ severity, setting, message },
      itemId: widget.id,
      place: widget.title || WIDGETS[widget.kind].names[locale],
    });
  const { x, y, w, h, fontSize } = widget;
  if (x >= width || y >= height || x + w <= 0 || y + h <= 0) add('warning', 'x', t('problem.outside'));
  if (fontSize > 0 && fontSize < LEAST_TEXT) add('warning', 'fontSize', t('problem.small'));
  if ('address' in widget && widget.address === '') add('warning', 'address', t('problem.noAddress'));
  if (!CARD_ADDRESS.test(widget.opens)) add('error', 'opens', t('problem.badOpens'));
  if (widget.kind === 'web' && !isFrameAddress(widget.address)) add('error', 'address', t('problem.badWeb'));
  if ((widget.kind === 'image' || widget.kind === 'video') && !OWN_ADDRESS.test(widget.address))
    add('error', 'address', t('problem.badOwn'));
  if (widget.kind === 'text' && widget.text === '') add('warning', 'text', t('problem.noText'));
  if (widget.kind === 'map' && widget.map === '') add('warning', 'map', t('problem.noMap'));
  if (!('data' in widget)) return found;
  const { data } = widget;
  if (data.source === 'model' && data.modelId === '') add('error', 'modelId', t('problem.noData'));
  if (data.source === 'interface' && data.interfaceId === '') add('error', 'interfaceId', t('problem.noData'));
  if (widget.kind !== 'table' && data.measures.length === 0) add('error', 'measures', t('problem.noMeasure'));
  return found;
}
