import { useControllable } from '@smart-admin/ui/controllable';
import { type ControlProps } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { useQuery } from '@tanstack/react-query';
import { type Ref } from 'react';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';
import { ASKING, usePickerClient } from '../picker-state/usePickerClient.js';
import { type AutoNumberSource } from '../sources/AutoNumberSource.js';

/** A rule of automatic numbers, chosen below the field. The value is the rule's `enCode`, shown is its `fullName`. */
export function AutoNumberSelect(props: AutoNumberSelectProps) {
  const { source, sourceKey, value, defaultValue = null, onValueChange, ...select } = props;
  const t = useMessages(pickerMessages);
  const [chosen, setChosen] = useControllable<string | null>({ value, defaultValue, onChange: onValueChange });
  const [open, setOpen] = useControllable({ value: props.open, defaultValue: false, onChange: props.onOpenChange });
  const { data, isFetching, isError, refetch } = useQuery(
    {
      ...ASKING,
      queryKey: ['picker-auto-number', sourceKey],
      enabled: open || chosen !== null,
      queryFn: ({ signal }) => source.load(signal),
    },
    usePickerClient(),
  );
  return (
    <Select
      searchable
      clearable
      {...select}
      open={open}
      onOpenChange={(next) => {
        // what failed is asked for again by opening
        if (next && isError) void refetch();
        setOpen(next);
      }}
      loading={isFetching && data === undefined}
      emptyText={isError ? t('failed') : t('empty')}
      options={(data ?? []).map(({ enCode, fullName }) => ({ value: enCode, label: fullName, hint: enCode }))}
      value={chosen}
      onValueChange={setChosen}
    />
  );
}

export interface AutoNumberSelectProps extends ControlProps {
  /** Where the data comes from. */
  source: AutoNumberSource;
  /** Name of the source for caching. */
  sourceKey: string;
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (enCode: string | null) => void;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Default true. */
  clearable?: boolean;
  placeholder?: string;
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}
