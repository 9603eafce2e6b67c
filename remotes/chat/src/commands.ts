import { defineCommands } from '@atrium/contract';
import { chatPath } from './model/chatPath';

const hasContactId = (value: unknown): value is { contactId: number } =>
  typeof value === 'object' && value !== null && 'contactId' in value && typeof value.contactId === 'number';

export default defineCommands({
  'chat.open'(argument, { navigate }) {
    if (hasContactId(argument)) navigate(chatPath(argument.contactId));
  },
});
