// What fields may hold, free of schemas: for screens that offer the choice and check nothing.

export const chatStatuses = ['online', 'busy', 'away', 'offline'] as const;
