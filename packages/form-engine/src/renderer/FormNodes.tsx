import { WholePart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { type ContainerNode, type LayoutNode } from '../core/document/LayoutNode.js';
import { FieldSlot } from './FieldSlot.js';
import { type FormNodesProps, slotStyle } from './formNode.js';
import { LazyPanels } from './lazyParts.js';
import { useAnyVisible } from './useAnyVisible.js';

/** The places of a form beside and below each other: fields and the containers around them. */
export function FormNodes({ nodes, ...rest }: FormNodesProps) {
  return nodes.map((node) => {
    if (node.type === 'field') {
      const compiled = rest.store.form.byPath.get(node.field);
      return compiled && <FieldSlot key={node.field} field={compiled.field} {...rest} />;
    }
    if (!('panels' in node)) return <FormContainer key={node.id} node={node} {...rest} />;
    const draw = (children: readonly LayoutNode[]) => <FormNodes nodes={children} {...rest} />;
    const { store, arrangement } = rest;
    return (
      <WholePart
        key={node.id}
        part={LazyPanels}
        props={{ node, draw, store, arrangement }}
        fallback={<Skeleton lines={3} className="w-full" />}
      />
    );
  });
}

function FormContainer({ node, ...rest }: Omit<FormNodesProps, 'nodes'> & { node: ContainerNode }) {
  const { store, arrangement } = rest;
  const isVisible = useAnyVisible(store, node.children);
  if (!isVisible || node.noShow || !node.visibility.includes('pc')) return null;
  const nodes: readonly LayoutNode[] = node.children;
  const flow = (
    <div
      className="flex min-w-0 flex-wrap content-start gap-y-(--form-gap)"
      style={{ columnGap: store.document.appearance.gutter }}
    >
      <FormNodes nodes={nodes} {...rest} />
    </div>
  );
  const style = slotStyle(store, arrangement, node.span);
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
