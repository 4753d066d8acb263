import { type TreeNode } from '@smart-admin/ui/tree';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { type Option } from '../../core/document/Option.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFieldOptions } from '../sources/useFieldOptions.js';
import { plainText } from '../../core/kinds/text/textValue.js';

/** A drop-down with a tree of options. */
export function TreeSelectFieldView(props: FieldViewProps<'treeSelect'>) {
  const { field } = props;
  const { options } = useFieldOptions(field, props);
  const shared = { ...controlProps(props), nodes: options.map(toNode), placeholder: field.placeholder || undefined };
  if (field.multiple) {
    return (
      <TreeSelect
        {...shared}
        multiple
        checkStrictly
        value={Array.isArray(props.value) ? (props.value as string[]) : []}
        onValueChange={props.onValueChange}
      />
    );
  }
  return (
    <TreeSelect
      {...shared}
      value={plainText(props.value) || null}
      onValueChange={(next) => props.onValueChange(next ?? '')}
      clearable={!field.required}
    />
  );
}

function toNode({ value, label, disabled, children }: Option): TreeNode {
  return { id: value, label, disabled, isLeaf: !children, children: children?.map(toNode) };
}
