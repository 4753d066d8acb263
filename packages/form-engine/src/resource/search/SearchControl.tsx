import { DateRangePicker } from '@smart-admin/ui/date-range-picker';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { NumberRange, type NumberRangeValue } from '@smart-admin/ui/number-range';
import { Select } from '@smart-admin/ui/select';
import { type TreeNode } from '@smart-admin/ui/tree';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { Search } from 'lucide-react';
import { FieldFilterControl } from './FieldFilterControl.js';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceTreeNode, type SearchField } from '../types.js';

const SEARCH_FROM = 10;

/** The control of one filter, its label inside the frame. */
export function SearchControl({ field, value, onValueChange, plain = false }: SearchControlProps) {
  const t = useMessages(resourceMessages);
  const label = plain ? undefined : field.label;
  const placeholder = field.placeholder ?? t('all');
  const options = field.options ?? [];
  switch (field.kind) {
    case 'keyword':
      return (
        <Input
          type="search"
          className="phone:h-10"
          inputClassName="phone:text-16"
          aria-label={field.label}
          value={text(value)}
          onValueChange={onValueChange}
          clearable
          prefix={<Search aria-hidden />}
          placeholder={field.placeholder ?? (field.label || t('keyword'))}
          maxLength={100}
        />
      );
    case 'text':
      return (
        <Input
          aria-label={field.label}
          label={label}
          value={text(value)}
          onValueChange={onValueChange}
          clearable
          placeholder={placeholder}
          maxLength={100}
        />
      );
    case 'select':
      return (
        <Select
          aria-label={field.label}
          label={label}
          options={options}
          value={text(value) || null}
          onValueChange={(next) => onValueChange(next ?? '')}
          clearable
          searchable={options.length > SEARCH_FROM}
          placeholder={placeholder}
        />
      );
    case 'multi-select':
      return (
        <MultiSelect
          aria-label={field.label}
          label={label}
          options={options}
          value={Array.isArray(value) ? (value as string[]) : []}
          onValueChange={onValueChange}
          maxTags={1}
          placeholder={placeholder}
        />
      );
    case 'date-range':
      return (
        <DateRangePicker
          aria-label={field.label}
          label={label}
          value={isRange(value) ? value : null}
          onValueChange={(next) => onValueChange(next ?? '')}
          placeholder={field.placeholder}
        />
      );
    case 'number-range':
      return (
        <NumberRange
          aria-label={field.label}
          value={numberRange(value)}
          onValueChange={(next) => onValueChange(next.some((bound) => bound !== null) ? next : '')}
        />
      );
    case 'field':
      return field.field ? (
        <FieldFilterControl
          field={field.field}
          label={field.label}
          plain={plain}
          value={value}
          onValueChange={onValueChange}
        />
      ) : null;
    case 'tree':
      return (
        <TreeSelect
          aria-label={field.label}
          label={label}
          nodes={(field.nodes ?? []).map(toTreeNode)}
          value={text(value) || null}
          onValueChange={(next) => onValueChange(next ?? '')}
          placeholder={placeholder}
        />
      );
  }
}

/** A node of a resource for the tree widgets. */
export function toTreeNode(node: ResourceTreeNode): TreeNode {
  return {
    id: node.id,
    label: node.label,
    isLeaf: node.isLeaf,
    disabled: node.disabled,
    children: node.children?.map(toTreeNode),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function numberRange(value: unknown): NumberRangeValue {
  const [from, to] = Array.isArray(value) ? (value as unknown[]) : [];
  return [typeof from === 'number' ? from : null, typeof to === 'number' ? to : null];
}

function isRange(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2;
}

export interface SearchControlProps {
  field: SearchField;
  value: unknown;
  onValueChange: (value: unknown) => void;
  /** Without the label inside. Default false. */
  plain?: boolean;
}
