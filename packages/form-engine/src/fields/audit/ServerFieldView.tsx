import { labelsOf } from '@smart-admin/pickers/sources';
import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { standardRegistry } from '../../core/registry/createRegistry.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { fieldViewMessages } from './fieldViewMessages.js';

type ServerKind = 'autoNumber' | 'createUser' | 'createTime' | 'modifyUser' | 'modifyTime' | 'currOrganize';

/** A value that the server fills: read-only, with its name instead of its id. */
export function ServerFieldView(props: FieldViewProps<ServerKind>) {
  const { field, value } = props;
  const t = useMessages(fieldViewMessages);
  const locale = useLocale();
  const { users, organizeTree } = useFormDataSources();
  const source =
    field.kind === 'currOrganize'
      ? organizeTree
      : field.kind === 'createUser' || field.kind === 'modifyUser'
        ? users
        : undefined;
  const id = typeof value === 'string' ? value : '';
  const names = useQuery({
    queryKey: ['form-server-names', field.kind === 'currOrganize', id],
    enabled: id !== '' && source?.names !== undefined,
    queryFn: async ({ signal }) => labelsOf((await source?.names?.([id], signal)) ?? {}),
  });
  const definition = standardRegistry.get(field.kind);
  const text =
    definition?.toText(value, field as Parameters<typeof definition.toText>[1], {
      locale,
      name: (_kind, of) => names.data?.[of],
    }) ?? '';
  return (
    <Input
      {...controlProps(props)}
      readOnly
      value={text}
      placeholder={t(field.kind === 'autoNumber' ? 'autoNumber' : 'server')}
    />
  );
}
