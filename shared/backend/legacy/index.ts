// For clients of the original template, which expect its answers and addresses.
export { isOfOthers } from './clientHeaders';
export { wholeAddresses } from './wholeAddresses';
