import { Form, Input } from 'antd';
import { createRoot } from 'react-dom/client';
import { benchForm, FIELDS } from './shared.js';

function Page() {
  return (
    <Form labelCol={{ span: 4 }}>
      {Array.from({ length: FIELDS }, (_, index) => (
        <Form.Item key={index} noStyle dependencies={index > 0 ? [`f${index - 1}`] : []}>
          {({ getFieldValue }) =>
            index > 0 && getFieldValue(`f${index - 1}`) === 'hide' ? null : (
              <Form.Item name={`f${index}`} label={`字段${index}`} rules={index % 5 === 0 ? [{ required: true }] : []}>
                <Input data-index={index} />
              </Form.Item>
            )
          }
        </Form.Item>
      ))}
    </Form>
  );
}
createRoot(document.querySelector('#root')).render(<Page />);
const input = (index) => document.querySelector(`input[data-index="${index}"]`);
benchForm({ input, isShown: (index) => input(index) !== null });
