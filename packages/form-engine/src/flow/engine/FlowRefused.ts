import { type FlowRefusal, type FlowRefusalCode } from './FlowEffect.js';

/** Leaves a step whose command is refused; `step` answers it as its result, nobody else sees it. */
export class FlowRefused extends Error {
  readonly refusal: FlowRefusal;

  constructor(code: FlowRefusalCode, params: Record<string, string> = {}) {
    super(code);
    this.name = 'FlowRefused';
    this.refusal = { code, params };
  }
}
