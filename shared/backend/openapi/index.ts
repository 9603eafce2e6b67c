export { describeInput, isObject, type JsonSchema } from './components';
export { createDocument } from './document';
