import { fieldError } from '../../db/requireRow.js';
import { type ApiError, type LocalText } from '../../errors/apiError.js';
import { type Caller } from '../../rights/caller.js';
import { t } from './dataInterface.messages.js';
import { type InterfaceParameter, type ParameterValues } from './dataInterface.tables.js';

/** Values given as JSON text. Throws 400 for anything but an object. */
export function parseParameters(text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return { ...given };
  } catch {
    // said below, as for any other JSON
  }
  throw fieldError('parameters', t('parametersWrong'));
}

/**
 * The value of every parameter of an interface: what was given, what the server knows of the caller, or the default.
 * Throws 400 naming the parameter that is missing, wrong or unknown.
 */
export function readParameters(
  parameters: readonly InterfaceParameter[],
  given: Record<string, unknown>,
  caller: Pick<Caller, 'userId' | 'organizeId'>,
): ParameterValues {
  for (const name of Object.keys(given))
    if (!parameters.some((parameter) => parameter.name === name)) throw wrong(name, t('unknownParameter', { name }));
  return Object.fromEntries(
    parameters.map((parameter) => {
      const { name, source, required, defaultValue } = parameter;
      // nobody says for the server who they are
      if (source !== 'caller') return [name, caller[source]];
      const raw = Object.hasOwn(given, name) ? given[name] : undefined;
      const value = convert(parameter, raw === undefined || raw === null || raw === '' ? defaultValue : raw);
      if (value === null && required) throw wrong(name, t('parameterMissing', { name: parameter.label || name }));
      return [name, value];
    }),
  );
}

function convert({ name, label, type }: InterfaceParameter, raw: unknown): string | number | boolean | null {
  if (raw === '') return null;
  if (typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean') {
    const text = String(raw).trim();
    if (type === 'text' && text.length <= MAX_TEXT) return String(raw);
    if (type === 'number' && /^-?\d{1,15}(\.\d{1,10})?$/.test(text)) return Number(text);
    if (type === 'boolean' && ['true', 'false', '1', '0'].includes(text)) return text === 'true' || text === '1';
    if (type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  }
  throw wrong(name, t('parameterWrong', { name: label || name }));
}

function wrong(name: string, text: LocalText): ApiError {
  return fieldError(`parameters.${name}`, text);
}

const MAX_TEXT = 2_000;
