import { Button, IconButton } from '@smart-admin/ui/button';
import { Field as Labelled } from '@smart-admin/ui/field';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addTo } from '../../../core/change/addTo.js';
import { createField } from '../../../core/document/createField.js';
import { optionColumn } from '../../../core/document/optionScope.js';
import { type Field, type FormDocument, type FormValues } from '../../../core/document/FormDocument.js';
import { type ExpressionField, typeOf } from '../../../core/expressions/check/ExpressionType.js';
import { type ExpressionNaming } from '../../../editor/expression/expressionLanguage.js';
import { useFieldKinds } from '../../../fields/FieldKindsProvider.js';
import { FieldView } from '../../../fields/FieldView.js';
import { expressionTexts } from './expressionTexts.js';
import { formDesignerMessages } from '../formDesignerMessages.js';
import { type SampleValues, sampleRows, sampleValue, type Tried, tryExpression, usedFields } from './tryExpression.js';

/** Tries an expression on values that can be changed: the fields that it looks at, each part of the result, and the result. */
export function ExpressionTrial({ text, fields, document, naming }: ExpressionTrialProps) {
  const t = useMessages(expressionTexts);
  const { registry } = useFieldKinds();
  const [typed, setTyped] = useState<SampleValues>({});
  const [lastRight, setLastRight] = useState(text);
  const isReadable = tryExpression(text, {}, NOW) !== undefined;
  // while the text is wrong the last right one stays
  if (isReadable && lastRight !== text) setLastRight(text);
  const tried = isReadable ? text : lastRight;
  const used = usedFields(tried, fields);
  const values = { ...startValues(used, document, (field) => typeOf(field, registry), t('sample')), ...typed };
  const outcome = tryExpression(tried, values, NOW);
  const singles = used.filter(({ name, of }) => !name.includes('.') || isOfOption(name, of));
  const tables = new Map<string, ExpressionField[]>();
  for (const field of used) {
    const [table = '', column] = field.name.split('.');
    if (column !== undefined && !isOfOption(field.name, field.of)) addTo(tables, table, field);
  }
  return (
    <section aria-label={t('trial')} className="grid grid-cols-[3fr_2fr] phone:block">
      <div className="min-w-0 border-r border-hairline p-3 phone:border-r-0">
        <h3 className="m-0 mb-2 flex items-baseline gap-2 text-13 font-semibold">
          {t('trial')} <span className="text-12 font-normal text-3">{t('trialText')}</span>
        </h3>
        {used.length === 0 && <p className="m-0 text-3">{t('noInputs')}</p>}
        <div className="grid gap-2">
          {singles.map((field) => (
            <Labelled key={field.name} layout="horizontal" labelWidth={96} label={field.label}>
              <FieldView
                field={controlOf(field, registry.get(field.field.kind)?.role, typeOf(field.field, registry))}
                value={values[field.name]}
                onValueChange={(value) => setTyped({ ...typed, [field.name]: value })}
              />
            </Labelled>
          ))}
          {[...tables].map(([table, columns]) => (
            <SampleTable
              key={table}
              label={fields.get(table)?.label ?? table}
              columns={columns}
              rows={sampleRows(values, table)}
              onChange={(rows) => setTyped({ ...typed, [table]: rows })}
            />
          ))}
        </div>
      </div>
      <Outcome outcome={outcome} isLast={!isReadable} naming={naming} />
    </section>
  );
}

const NOW = () => new Date();

function SampleTable({ label, columns, rows, onChange }: SampleTableProps) {
  const t = useMessages(expressionTexts);
  const { registry } = useFieldKinds();
  return (
    <div role="group" aria-label={label} className="grid gap-1 rounded-md border border-hairline p-2">
      <span className="text-12 text-2">{`${label} · ${columns.map((column) => column.label).join('、')}`}</span>
      {rows.map((row, index) => (
        <span key={index} className="flex items-center gap-1">
          {columns.map(({ field, path, label: name }) => (
            <span key={path} className="min-w-0 flex-1">
              <FieldView
                field={plainField(field, registry.get(field.kind)?.role, typeOf(field, registry))}
                aria-label={`${name} ${index + 1}`}
                value={row[field.id]}
                onValueChange={(value) =>
                  onChange(rows.map((other, at) => (at === index ? { ...other, [field.id]: value } : other)))
                }
              />
            </span>
          ))}
          <IconButton
            pane
            label={t('removeRow', { number: index + 1 })}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      ))}
      <Button
        variant="text"
        size="small"
        icon={<Plus aria-hidden />}
        className="justify-self-start"
        onClick={() => onChange([...rows, {}])}
      >
        {t('addRow')}
      </Button>
    </div>
  );
}

interface SampleTableProps {
  label: string;
  columns: readonly ExpressionField[];
  rows: readonly FormValues[];
  onChange: (rows: readonly FormValues[]) => void;
}

function Outcome({
  outcome,
  isLast,
  naming,
}: {
  outcome: Tried | undefined;
  isLast: boolean;
  naming: ExpressionNaming;
}) {
  const t = useMessages(expressionTexts);
  const words = formDesignerMessages[useLocale()];
  const said = (result: string | boolean | undefined) =>
    result === undefined ? t('cannotCompute') : result === '' ? t('nothing') : String(result);
  const shown = (result: string | boolean | undefined) =>
    typeof result === 'boolean' ? (result ? words.yes : words.no) : said(result);
  return (
    <div className="flex min-w-0 flex-col p-3">
      <dl className="m-0 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-12">
        {outcome?.steps.map(({ source, result }, index) => (
          <div key={index} className="contents">
            <dt className="min-w-0 truncate font-mono text-2" title={source}>
              {naming.toShown(source).text}
            </dt>
            <dd className="m-0 max-w-40 truncate text-right tabular-nums">
              {result === undefined ? '—' : shown(result)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="m-0 mt-auto flex flex-wrap items-baseline gap-2 pt-2">
        <span className="font-semibold">{t('result')}</span>
        {isLast && outcome && <span className="text-12 text-warning-text">{t('lastRight')}</span>}
        <output
          className={
            outcome?.result === undefined
              ? 'ml-auto text-right text-12 text-2'
              : 'ml-auto min-w-0 text-right text-18 font-semibold break-words tabular-nums'
          }
        >
          {outcome ? shown(outcome.result) : ''}
        </output>
      </p>
    </div>
  );
}

/** Whether a name of an option filter means a column of the option. */
function isOfOption(name: string, of: string | undefined): boolean {
  return of !== undefined && optionColumn(name) !== undefined;
}

/** The control of a field; that of an option's column takes what the column holds. */
function controlOf({ name, of, field, label, type }: ExpressionField, role: string | undefined, own: string): Field {
  if (!isOfOption(name, of)) return plainField(field, role, own);
  return plainField({ ...field, id: 'column', label }, undefined, type);
}

/** The control that takes a value of a field by itself: what is computed or filled in by the server is typed here. */
function plainField(field: Field, role: string | undefined, type: string): Field {
  if (role === 'input') return { ...field, required: false, placeholder: '', readOnly: false, disabled: false };
  const { id, label } = field;
  return type === 'number'
    ? createField('number', { id, label })
    : type === 'date'
      ? createField('date', { id, label })
      : createField('text', { id, label });
}

function startValues(
  used: readonly ExpressionField[],
  document: FormDocument,
  typeFor: (field: Field) => ExpressionField['type'],
  sample: string,
): SampleValues {
  const values: Record<string, unknown> = {};
  for (const field of used) {
    const [table = '', column] = field.name.split('.');
    if (column === undefined || isOfOption(field.name, field.of)) {
      values[field.name] = sampleValue(field, 0, sample);
      continue;
    }
    const around = document.fields.find(({ id }) => id === table);
    const columns = around?.kind === 'subtable' ? around.columns : [];
    values[table] = [0, 1, 2].map((row) =>
      Object.fromEntries(columns.map((one) => [one.id, sampleValue({ field: one, type: typeFor(one) }, row, sample)])),
    );
  }
  return values;
}

interface ExpressionTrialProps {
  text: string;
  fields: ReadonlyMap<string, ExpressionField>;
  document: FormDocument;
  naming: ExpressionNaming;
}
