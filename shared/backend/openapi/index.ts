export { describeInput, isObject, type JsonSchema } from './components';
export { type CallExample, createDocument, type DocumentOptions } from './document';
export { operationIdOf } from './operationId';
