import { type FieldViewProps } from '../FieldViewProps.js';

/** Title of a group with a hairline to the right. */
export function GroupTitleView({ field }: FieldViewProps<'groupTitle'>) {
  return (
    <h3 data-slot="group-title" className="m-0 flex items-center gap-3 pt-1.5 text-14 font-semibold text-1">
      {field.content || field.label}
      <span aria-hidden className="h-px flex-1 bg-hairline" />
    </h3>
  );
}

/** A line, with a word in it or not. */
export function DividerView({ field }: FieldViewProps<'divider'>) {
  return (
    <div data-slot="divider" role="separator" className="flex items-center gap-3 py-2 text-12 text-3">
      {field.content && <span>{field.content}</span>}
      <span aria-hidden className="h-px flex-1 bg-hairline" />
    </div>
  );
}

/** A paragraph of fixed text. */
export function ParagraphView({ field }: FieldViewProps<'paragraph'>) {
  return (
    <p data-slot="paragraph" className="m-0 text-2 whitespace-pre-wrap">
      {field.content}
    </p>
  );
}
