import type { BackendCall } from '..';
import type { ApiAnswer } from './answers';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `message-circle` as `MessageCircle`: icons that a client of others looks up by the names of their components. */
const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

function shapeField(name: string, value: unknown): unknown {
  if (name === 'avatar' && value === null) return '';
  if (name === 'icon' && typeof value === 'string' && kebabCase.test(value)) return toPascalCase(value);
  return shape(value);
}

function shape(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(shape);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shapeField(name, value)]));
}

/** An answer as clients of others expect it: nobody's picture is an empty text, icons go by their Pascal case. */
export const answerOthers = ({ forOthers }: BackendCall, answer: ApiAnswer): ApiAnswer =>
  answer.status < 400 ? { ...answer, data: shape(forOthers ? forOthers(answer.data) : answer.data) } : answer;
