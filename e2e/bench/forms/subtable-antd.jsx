import { Form, Input, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { benchSubtable, COLUMNS, compute, makeRows, SUMMED, sums } from './shared.js';

// virtual rows of a Form.List, as antd's documentation shows editable tables; formulas are computed in onValuesChange
let form;
let list;
let errors = 0;
let operations;
function Page() {
  [form] = Form.useForm();
  return (
    <Form
      form={form}
      initialValues={{ rows: compute(makeRows()) }}
      onValuesChange={(changed, { rows }) => {
        const [touched] = Object.values(changed.rows ?? {});
        if (touched && Object.keys(touched).some((id) => id.startsWith('n')))
          form.setFieldsValue({ rows: compute(rows.map((row) => ({ ...row }))) });
      }}
    >
      <Form.List name="rows">
        {(fields, actions) => {
          list = fields;
          operations = actions;
          return <Rows fields={fields} />;
        }}
      </Form.List>
    </Form>
  );
}
function Rows({ fields }) {
  const rows = Form.useWatch('rows', form) ?? [];
  const totals = sums(rows);
  return (
    <Table
      virtual
      pagination={false}
      rowKey="key"
      scroll={{ x: 30 * 112, y: 480 }}
      dataSource={fields}
      columns={COLUMNS.map(({ id, label, kind, required }) => ({
        title: label,
        width: 112,
        render: (_value, field) =>
          kind === 'number' || kind === 'text' ? (
            <Form.Item name={[field.name, id]} rules={required ? [{ required: true }] : []} noStyle>
              <Input data-cell={`${field.name}.${id}`} />
            </Form.Item>
          ) : (
            <span data-cell={`${field.name}.${id}`}>{(rows[field.name]?.[id] ?? 0).toFixed(2)}</span>
          ),
      }))}
      footer={() => SUMMED.map((id) => <span key={id}>{totals[id].toFixed(2)} </span>)}
    />
  );
}
createRoot(document.querySelector('#root')).render(<Page />);
const cell = (column) => document.querySelector(`[data-cell="0.${column}"]`);
benchSubtable({
  isReady: () =>
    cell('n0') !== null && document.querySelector('[data-cell="0.c0"], .ant-table-footer')?.textContent !== '',
  editor: async (column) => cell(column),
  computed: () => document.querySelector('.ant-table-footer').textContent,
  add: () => operations.add({}),
  remove: () => operations.remove(0),
  append: (more) => form.setFieldsValue({ rows: compute([...form.getFieldValue('rows'), ...more]) }),
  validate: () => {
    form.validateFields().catch(({ errorFields }) => {
      errors = errorFields.length;
    });
  },
  errors: () => errors,
  count: () => list.length,
});
