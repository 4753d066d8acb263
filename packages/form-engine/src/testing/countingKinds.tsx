import { type Field } from '../core/document/FormDocument.js';
import { DrawnView } from '../fields/DrawnView.js';
import { type FieldKinds, standardFieldKinds } from '../fields/fieldKinds.js';
import { type FieldViewProps } from '../fields/FieldViewProps.js';
import { type FieldViews } from '../fields/FieldViews.js';

/** The standard kinds, whose controls write the id of their field into `drawn` each time they are drawn. */
export function countingKinds(drawn: string[]): FieldKinds {
  const views = new Map<string, FieldViews | undefined>();
  return {
    registry: standardFieldKinds.registry,
    viewsOf: (kind) => {
      if (!views.has(kind)) views.set(kind, counting(standardFieldKinds.viewsOf(kind), drawn));
      return views.get(kind);
    },
  };
}

function counting(views: FieldViews | undefined, drawn: string[]): FieldViews | undefined {
  if (!views) return undefined;
  const { edit } = views;
  const CountedView = (props: Omit<FieldViewProps, 'field'> & { field: Field }) => {
    drawn.push(props.field.id);
    return <DrawnView view={edit} props={props} />;
  };
  return { ...views, edit: CountedView };
}
