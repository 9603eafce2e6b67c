interface Call<Patch> {
  dispatch: (patch: Patch) => { undo: () => void };
  queryFulfilled: Promise<unknown>;
}

/**
 * Shows a change before the call has answered, and takes it back when the call fails: for `onQueryStarted`.
 * @param patches what `updateQueryData` gives, one for each cache entry that shows the change
 */
export async function optimistically<Patch>(
  { dispatch, queryFulfilled }: Call<Patch>,
  patches: readonly Patch[],
): Promise<void> {
  const shown = patches.map((patch) => dispatch(patch));
  await queryFulfilled.catch(() => {
    for (const { undo } of shown.reverse()) undo();
  });
}
