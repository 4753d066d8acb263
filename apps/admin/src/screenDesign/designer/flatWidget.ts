import { type DataSet, type ScreenDocument, type ScreenWidget } from '@smart-admin/api-client/contract';
import { type FlatData } from '../../portal/designer/dataSettings.js';

/** A widget as its settings are edited: the parts of its data set stand beside its own. */
export type FlatWidget = ScreenWidget & FlatData & { titleEn: string; titleZhtw: string; titleVi: string };

export function flatWidget(widget: ScreenWidget): FlatWidget {
  const { en: titleEn, zhtw: titleZhtw, vi: titleVi } = widget.titles;
  return { ...widget, ...('data' in widget ? widget.data : {}), titleEn, titleZhtw, titleVi } as FlatWidget;
}

/** A widget in a document, to write on. */
export function findWidget(document: object, id: string): ScreenWidget | undefined {
  return (document as ScreenDocument).widgets.find((widget) => widget.id === id);
}

/** The data set of a widget; undefined for one without rows. */
export function dataOfWidget(widget: ScreenWidget): DataSet | undefined {
  return 'data' in widget ? widget.data : undefined;
}
