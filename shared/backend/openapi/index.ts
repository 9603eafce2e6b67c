export { describeInput, isObject, type JsonSchema } from './components';
export { createDocument, type DocumentOptions } from './document';
export { operationIdOf } from './operationId';
