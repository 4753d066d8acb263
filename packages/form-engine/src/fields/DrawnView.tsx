import { type LazyPart, WholePart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { createElement, type ReactNode } from 'react';
import { type ViewPart } from './FieldViews.js';

/** Draws a view of a kind, also one whose code is still to be loaded. */
export function DrawnView<Props extends object>({ view, props, fallback = skeleton }: DrawnViewProps<Props>) {
  return isLazy(view) ? <WholePart part={view} props={props} fallback={fallback} /> : createElement(view, props);
}

export function isLazy<Props extends object>(view: ViewPart<Props>): view is LazyPart<Props> {
  return 'preload' in view;
}

const skeleton = <Skeleton className="h-ctl" />;

interface DrawnViewProps<Props extends object> {
  view: ViewPart<Props>;
  props: Props;
  /** Until the code is there. Default: a bar of the height of a control. */
  fallback?: ReactNode;
}
