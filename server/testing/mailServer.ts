import { SMTPServer } from 'smtp-server';

export async function startMailServer() {
  const emails: { to: string[]; text: string }[] = [];
  const waiting: (() => void)[] = [];
  let rejections = 0;
  let isHeld = (_to: string) => false;
  let held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      const acceptMessage = () => {
        emails.push({ to: envelope.rcptTo.map(({ address }) => address), text });
        callback();
        for (const resolve of waiting.splice(0)) resolve();
      };
      stream.on('end', () => {
        if (rejections > 0) {
          rejections -= 1;
          return callback(new Error('451 Try again'));
        }
        if (envelope.rcptTo.some(({ address }) => isHeld(address))) held.push(acceptMessage);
        else acceptMessage();
      });
    },
  });
  // A sender that ends in the middle of a message.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    emails,
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
    rejectNext: (count = 1) => {
      rejections += count;
    },
    /** Keeps mails to some from arriving; returns how to let them arrive. */
    hold(isWanted: (to: string) => boolean): () => void {
      isHeld = isWanted;
      return () => {
        isHeld = () => false;
        for (const acceptMessage of held.splice(0)) acceptMessage();
      };
    },
    held: () => held.length,
    /** Forgets those: their senders are gone. */
    forgetHeld: () => {
      held = [];
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
