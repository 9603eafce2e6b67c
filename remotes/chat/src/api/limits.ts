// Values of fields without schemas, for screens that offer the choice and validate nothing.

export const chatStatuses = ['online', 'busy', 'away', 'offline'] as const;

// Limits of the API without schemas, for screens that show them beside the field.

export const maxCharacters = 40_000;
export const maxFiles = 10;
/** Bytes of one file. */
export const largestFile = 5 * 1024 * 1024;
