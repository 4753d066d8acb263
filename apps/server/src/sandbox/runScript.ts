import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, shouldInterruptAfterDeadline } from 'quickjs-emscripten-core';

/**
 * Runs the body of a JavaScript function of `params` in QuickJS, an engine of its own in WebAssembly: it sees neither
 * files, network, clock functions of Node nor anything of this process. Memory and time are limited. Runs in a process of
 * `ParserPool`, never in the server itself.
 */
export async function runScript({ script, params, milliseconds }: ScriptTask): Promise<ScriptResult> {
  const engine = await newQuickJSWASMModuleFromVariant(variant);
  const runtime = engine.newRuntime();
  try {
    runtime.setMemoryLimit(MEMORY);
    runtime.setMaxStackSize(STACK);
    runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + milliseconds));
    const context = runtime.newContext();
    const code = `JSON.stringify((function (params) { 'use strict';\n${script}\n})(${JSON.stringify(params)}))`;
    const result = context.evalCode(code, 'script.js');
    if (result.error) {
      const { name, message } = context.dump(result.error) as { name?: string; message?: string };
      if (message === 'interrupted') return { reason: 'tooSlow' };
      return { reason: message === 'out of memory' ? 'tooLarge' : 'broken', detail: `${name ?? ''}: ${message ?? ''}` };
    }
    const json = context.dump(result.value) as unknown;
    if (typeof json !== 'string') return { json: 'null' };
    return json.length > MAX_LENGTH ? { reason: 'tooLarge' } : { json };
  } catch (error) {
    return { reason: 'broken', detail: String(error) };
  }
}

export interface ScriptTask {
  script: string;
  params: Readonly<Record<string, unknown>>;
  milliseconds: number;
}

export type ScriptResult = { json: string } | { reason: 'tooSlow' | 'tooLarge' | 'broken'; detail?: string };

/** Bytes. */
const MEMORY = 32 * 1024 * 1024;
const STACK = 256 * 1024;
const MAX_LENGTH = 5_000_000;
