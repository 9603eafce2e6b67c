/**
 * The database does not answer, or has ended the connection: a restart, a failover, a pooler's time-out. Of a transaction
 * nothing was kept, and the same call may be made again.
 */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';

  constructor(message = 'The database does not answer. Try again in a moment.', options?: ErrorOptions) {
    super(message, options);
  }
}

/** The connection ended at the commit, and afterwards nobody could be asked what became of it. */
export class OutcomeUnknown extends DatabaseUnavailable {
  override readonly name = 'OutcomeUnknown';

  constructor(options?: ErrorOptions) {
    super(
      'The database ended the connection while this was saved. Look whether it is there before you try again.',
      options,
    );
  }
}

/** Others changed the same again and again. */
export class TooManyChanges extends DatabaseUnavailable {
  override readonly name = 'TooManyChanges';

  constructor(options?: ErrorOptions) {
    super('The database is busy: many change the same. Try again in a moment.', options);
  }
}

/** A statement took longer than the database lets it. Its transaction is dropped; the connection stays. */
export class TooSlow extends DatabaseUnavailable {
  override readonly name = 'TooSlow';

  constructor(options?: ErrorOptions) {
    super('This takes the database too long at the moment. Ask for less, or try again.', options);
  }
}
