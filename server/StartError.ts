/** Why the server cannot start, as a sentence for whoever starts it; it holds no secret. */
export class StartError extends Error {}
