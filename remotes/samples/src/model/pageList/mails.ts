import { defineGroup } from '../samplePage';

export const mails = defineGroup('mails', 'mail', [
  [1120, '/samples/mails/welcome', 'mails.welcome'],
  [1121, '/samples/mails/reset', 'mails.reset'],
  [1122, '/samples/mails/verify', 'mails.verify'],
  [1123, '/samples/mails/deactivate', 'mails.deactivate'],
  [1124, '/samples/mails/invoice', 'mails.invoice'],
  [1125, '/samples/mails/promotional', 'mails.promotional'],
]);
