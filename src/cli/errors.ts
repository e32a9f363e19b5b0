/** What was asked for cannot be done; the message is the Czech reason. When it is thrown, nothing has been changed. */
export class Refusal extends Error {}

/** Something failed and could not be undone; the message says in Czech what and how to put it right by hand. */
export class HalfDone extends Error {}
