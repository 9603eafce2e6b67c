import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it gets. */
export async function startMailServer() {
  const mails: { to: string[]; text: string }[] = [];
  const waiting: (() => void)[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return callback(new Error('451 Try again'));
        }
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        callback();
        for (const resolve of waiting.splice(0)) resolve();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mails,
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
    refuseNext: () => {
      refusals += 1;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
