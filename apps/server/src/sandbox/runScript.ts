import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';

/**
 * Runs the body of a JavaScript function of `params` in QuickJS, an engine of its own in WebAssembly: it sees neither
 * files, network, clock functions of Node nor anything of this process. Memory and time are limited. Runs in a process of
 * `ParserPool`, never in the server itself.
 */
export async function runScript({ script, params, milliseconds }: ScriptTask): Promise<ScriptResult> {
  // the engine does not keep to a limit of its own (`setMemoryLimit`): it took 2 GB
  const wasmMemory = new WebAssembly.Memory({ initial: MEMORY / 4 / WASM_PAGE, maximum: MEMORY / WASM_PAGE });
  const engine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
  const runtime = engine.newRuntime();
  try {
    runtime.setMaxStackSize(STACK);
    runtime.setInterruptHandler(afterProcessorTime(milliseconds));
    const context = runtime.newContext();
    const code = `JSON.stringify((function (params) { 'use strict';\n${script}\n})(${JSON.stringify(params)}))`;
    const result = context.evalCode(code, 'script.js');
    if (result.error) {
      const error = context.dump(result.error) as { name?: string; message?: string } | null;
      // where there is no room for the error itself, nothing is thrown
      if (!error) return { reason: wasmMemory.buffer.byteLength > MEMORY / 2 ? 'tooLarge' : 'broken' };
      const { name, message } = error;
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

/** Whether this process has worked so long since. A machine that is busy with something else makes no script too slow. */
function afterProcessorTime(milliseconds: number): () => boolean {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return user + system > milliseconds * 1_000;
  };
}

export interface ScriptTask {
  script: string;
  params: Readonly<Record<string, unknown>>;
  /** Processor time. */
  milliseconds: number;
}

export type ScriptResult = { json: string } | { reason: 'tooSlow' | 'tooLarge' | 'broken'; detail?: string };

/** Bytes. */
const MEMORY = 64 * 1024 * 1024;
const WASM_PAGE = 64 * 1024;
const STACK = 256 * 1024;
const MAX_LENGTH = 5_000_000;
