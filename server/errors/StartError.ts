/** Why the server cannot start, as a sentence for the operator; it holds no secret. */
export class StartError extends Error {}
