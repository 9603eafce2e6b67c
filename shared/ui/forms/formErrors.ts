type FieldPath = (string | number)[];

/** The fields that a form's own check found wrong, from what `validateFields()` rejects with. */
export function invalidFields(error: unknown): FieldPath[] {
  if (typeof error !== 'object' || error === null || !('errorFields' in error)) return [];
  const { errorFields } = error;
  if (!Array.isArray(errorFields)) return [];
  return errorFields.flatMap((field: unknown) =>
    typeof field === 'object' && field !== null && 'name' in field && Array.isArray(field.name) ? [field.name] : [],
  );
}

/** The sentence of whatever was caught: an `ApiError` or an `Error`. */
export const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
