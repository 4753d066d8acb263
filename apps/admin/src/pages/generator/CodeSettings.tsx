import { Combobox } from '@smart-admin/ui/combobox';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Textarea } from '@smart-admin/ui/textarea';
import { commonMessages } from '../../resource/commonMessages.js';
import { type CodeDraft, type CodeKind, type DraftProblem } from './codeDraft.js';
import { generatorMessages } from './generatorMessages.js';

/** Where the code goes and what its parts are called. */
export function CodeSettings({ kind, draft, areas, problems, refused, onChange }: CodeSettingsProps) {
  const t = useMessages(generatorMessages);
  const c = useMessages(commonMessages);
  const errorOf = (field: string) => {
    const problem = problems[field];
    return problem ? t(problem) : refused[field];
  };
  return (
    <>
      <Field label={t('area')} help={t('areaHelp')} required error={errorOf('areasName')}>
        <Combobox
          value={draft.areasName}
          options={areas.map((area) => ({ value: area, label: area }))}
          onValueChange={(areasName) => onChange({ areasName })}
        />
      </Field>
      <Field label={t('module')} help={t('moduleHelp')} required error={errorOf('moduleName')}>
        <Input value={draft.moduleName} onValueChange={(moduleName) => onChange({ moduleName })} />
      </Field>
      {kind === 'flow' && (
        <Field label={t('flow')} help={draft.flows.length === 0 ? t('noFlows') : ''} required error={refused.flowId}>
          <Select
            value={draft.flowId || null}
            placeholder={t('chooseFlow')}
            options={draft.flows.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            onValueChange={(flowId) => onChange({ flowId: flowId ?? '' })}
          />
        </Field>
      )}
      <Field label={c('description')}>
        <Textarea
          rows={2}
          maxLength={500}
          value={draft.description}
          onValueChange={(description) => onChange({ description })}
        />
      </Field>
      {draft.tables.map((table, index) => (
        <Field
          key={table.field}
          label={table.field === '' ? t('classOfMain') : t('classOf', { name: table.label })}
          help={t('tableIs', { table: table.table })}
          required
          error={errorOf(`tables.${index}.className`)}
        >
          <Input
            value={table.className}
            onValueChange={(className) =>
              onChange({ tables: draft.tables.map((each) => (each === table ? { ...each, className } : each)) })
            }
          />
        </Field>
      ))}
    </>
  );
}

interface CodeSettingsProps {
  kind: CodeKind;
  draft: CodeDraft;
  /** Folders that are suggested. */
  areas: readonly string[];
  problems: Readonly<Record<string, DraftProblem | undefined>>;
  /** What the server has refused, by field. */
  refused: Readonly<Record<string, string>>;
  onChange: (change: Partial<CodeDraft>) => void;
}
