import { type ScreenWidget } from '@smart-admin/api-client/contract';
import { type api } from '../../app/api.js';

type AskedWidget = Parameters<typeof api.design.screen.preview>[0]['body']['widgets'][number];

/** A widget with what its rows are asked with alone, as a card is asked (`askedCard`); undefined for one without rows. */
export function askedWidget(widget: ScreenWidget): AskedWidget | undefined {
  if (!('data' in widget)) return undefined;
  return { id: widget.id, x: 0, y: 0, w: 1, h: 1, kind: 'table', data: widget.data };
}
