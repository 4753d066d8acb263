import { WholePart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { type ReactNode } from 'react';
import { isOffered } from '../core/compile/conditions.js';
import { type ContainerNode, type LayoutNode } from '../core/document/LayoutNode.js';
import { FieldSlot } from './FieldSlot.js';
import { type FormNodesProps, slotStyle, WHOLE_WIDTH } from './formNode.js';
import { LazyGrid, LazyPanels } from './lazyParts.js';
import { NO_NODES, useAnyVisible } from './useAnyVisible.js';

/** The places of a form beside and below each other: fields and the containers around them. */
export function FormNodes({ nodes, ...rest }: FormNodesProps) {
  const { frames } = rest;
  return nodes.map((node) => {
    if (node.type === 'field') {
      if (frames)
        return <frames.Field key={node.field} name={node.field} arrangement={rest.arrangement} drawn={rest.drawn} />;
      const compiled = rest.store.form.byPath.get(node.field);
      return compiled && <FieldSlot key={node.field} field={compiled.field} {...rest} />;
    }
    const { store, arrangement } = rest;
    const draw: FormContainerProps['draw'] = (children, holder, grid) => (
      <>
        <FormNodes
          nodes={children}
          {...rest}
          arrangement={arrangement.grid === grid ? arrangement : { ...arrangement, grid }}
        />
        {frames && <frames.End holder={holder} isEmpty={children.length === 0} />}
      </>
    );
    const container =
      'panels' in node ? (
        <WholePart
          key={node.id}
          part={LazyPanels}
          props={{ node, draw, store, arrangement, isFramed: frames !== undefined }}
          fallback={<Skeleton lines={3} className="w-full" />}
        />
      ) : (
        <FormContainer
          key={node.id}
          node={node}
          draw={draw}
          store={store}
          arrangement={arrangement}
          isFramed={frames !== undefined}
        />
      );
    if (!frames) return container;
    return (
      <frames.Container key={node.id} node={node} style={slotStyle(store.document.appearance, arrangement, node.span)}>
        {container}
      </frames.Container>
    );
  });
}

function FormContainer({ node, draw, store, arrangement, isFramed }: FormContainerProps) {
  const isVisible = useAnyVisible(store, isFramed ? NO_NODES : node.children);
  if (!isFramed && !(isVisible && isOffered(node, store.device))) return null;
  if (node.type === 'grid')
    return (
      <WholePart
        part={LazyGrid}
        props={{ node, draw, store, arrangement, isFramed }}
        fallback={<Skeleton lines={3} className="w-full" />}
      />
    );
  const flow = (
    <div
      className="flex min-w-0 flex-wrap content-start gap-y-(--form-gap)"
      style={{ columnGap: store.document.appearance.gutter }}
    >
      {draw(node.children, node.id)}
    </div>
  );
  const style = isFramed ? WHOLE_WIDTH : slotStyle(store.document.appearance, arrangement, node.span);
  if (node.type === 'row') {
    return (
      <div data-slot="form-row" style={style} className="min-w-0">
        {flow}
      </div>
    );
  }
  const title = node.title && <h3 className="m-0 text-14 font-semibold text-1">{node.title}</h3>;
  return node.type === 'card' ? (
    <section
      data-slot="form-card"
      aria-label={node.title || undefined}
      style={style}
      className="min-w-0 rounded-md border border-hairline"
    >
      {title && <div className="border-b border-hairline px-4 py-2">{title}</div>}
      <div className="p-4 pb-2">{flow}</div>
    </section>
  ) : (
    <section data-slot="form-group" aria-label={node.title || undefined} style={style} className="min-w-0">
      {title && (
        <div className="mb-2.5 flex items-center gap-3 pt-1.5">
          {title}
          <span aria-hidden className="h-px flex-1 bg-hairline" />
        </div>
      )}
      {flow}
    </section>
  );
}

/** What draws a container of either sort gets. */
export interface FormContainerProps extends Pick<FormNodesProps, 'store' | 'arrangement'> {
  node: ContainerNode;
  /** Draws what a container or a panel of this id holds, in a grid of so many columns. */
  draw: (nodes: readonly LayoutNode[], holder: string, grid?: number) => ReactNode;
  /** A frame around it has its width and shows it whatever its state. */
  isFramed: boolean;
}
