import { cn } from '@smart-admin/ui/cn';
import { type FormContainerProps } from './FormNodes.js';
import { slotStyle, WHOLE_WIDTH } from './formNode.js';

/** Cells in columns of one width, with lines between them; one column where it is narrow. */
export function FormGrid({ node, draw, store, arrangement, isFramed }: FormContainerProps) {
  const columns = arrangement.columns ? (node.columns ?? 1) : 1;
  return (
    <section
      data-slot="form-grid"
      aria-label={node.title || undefined}
      style={isFramed ? WHOLE_WIDTH : slotStyle(store.document.appearance, arrangement, node.span)}
      className="min-w-0"
    >
      {node.title && <h3 className="m-0 mb-2 text-14 font-semibold text-1">{node.title}</h3>}
      <div
        className={cn(
          'grid content-start',
          node.bordered
            ? 'overflow-hidden rounded-md border-s border-t border-hairline *:border-e *:border-b *:border-hairline *:p-2'
            : 'gap-y-(--form-gap)',
        )}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          ...(node.bordered ? {} : { columnGap: store.document.appearance.gutter }),
        }}
      >
        {draw(node.children, node.id, columns)}
      </div>
    </section>
  );
}
