// Values of fields without schemas, for screens that offer the choice and validate nothing.

export const chatStatuses = ['online', 'busy', 'away', 'offline'] as const;
