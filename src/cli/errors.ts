/** The command cannot do what the user asked for; the message is the reason in Czech. Nothing has been changed. */
export class UserError extends Error {}

/** A write failed and could not be rolled back; the message says in Czech what to repair by hand. */
export class IncompleteRollbackError extends Error {}
