/** Process managers usually kill a process ten seconds after asking it to end. */
const patienceMs = 9_500;

/** Lets a server end well; one that cannot, as its database hangs, ends all the same: what was answered is on disk. */
export async function endInTime(server: { close(): Promise<void> }): Promise<void> {
  setTimeout(() => process.exit(1), patienceMs).unref();
  try {
    await server.close();
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
  // Nothing that is open still, such as the connection to a mail server, is waited for.
  process.exit(0);
}
