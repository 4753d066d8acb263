import { expect, it } from 'vitest';
import { gatewayBody } from './gatewayBody.js';

const values = { id: '7', mobile: '13900000001', content: '{secret} "A" & b=1\n{mobile}', secret: 'k3y' };

it('a description in JSON is filled in its texts, and what a message holds stays a text', () => {
  const { body, contentType } = gatewayBody(
    '{"to": ["{mobile}"], "text": "停车：{content}", "key": "{secret}", "n": 1}',
    values,
  );
  expect(JSON.parse(body)).toEqual({
    to: ['13900000001'],
    text: '停车：{secret} "A" & b=1\n{mobile}',
    key: 'k3y',
    n: 1,
  });
  expect(contentType).toBe('application/json');
});

it('any other one is a form, whose values are escaped', () => {
  const { body, contentType } = gatewayBody(' to={mobile}&text={content}&sign=a%26b ', values);
  expect([...new URLSearchParams(body)]).toEqual([
    ['to', '13900000001'],
    ['text', values.content],
    ['sign', 'a&b'],
  ]);
  expect(contentType).toBe('application/x-www-form-urlencoded');
});

it('what begins as JSON and is none is an error', () => {
  expect(() => gatewayBody('{"to": {mobile}}', values)).toThrow(SyntaxError);
});
